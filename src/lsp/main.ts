import { createConnection, ProposedFeatures, StreamMessageReader, StreamMessageWriter, type Message } from "vscode-languageserver/node";
import { Server } from "./server.ts";

/**
 * Serves a client on standard input and output until it ends the process: with status 0 after `shutdown`, else with 1. Nothing
 * but messages of the protocol may be written to standard output. `answered` is the id of a request that the client has the answer to.
 */
export function serve(answered?: string | number): Promise<never> {
  const { stdin } = process;
  if (stdin.readableEnded) process.exit(1);
  const connection = createConnection(ProposedFeatures.all, new StreamMessageReader(stdin), new WriterExcept(answered));
  let shutDown = false;
  connection.onShutdown(() => {
    shutDown = true;
  });
  // A client that is gone says nothing more.
  for (const event of ["end", "close"]) stdin.on(event, () => process.exit(shutDown ? 0 : 1));
  // A fault of ours in one place leaves the client with the rest of the server.
  for (const event of ["uncaughtException", "unhandledRejection"]) {
    process.on(event, (error: unknown) => {
      connection.console.error(`this is a fault of markerlint, please report it: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    });
  }
  new Server(connection).listen();
  return new Promise(() => undefined);
}

/** Writes every message but the first answer to one request. */
class WriterExcept extends StreamMessageWriter {
  #id: string | number | undefined;

  constructor(id: string | number | undefined) {
    super(process.stdout);
    this.#id = id;
  }

  override async write(message: Message): Promise<void> {
    if (this.#id === undefined || !("id" in message) || message.id !== this.#id || "method" in message) return super.write(message);
    this.#id = undefined;
  }
}
