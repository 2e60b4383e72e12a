import { createConnection, ProposedFeatures } from "vscode-languageserver/node";
import { Server } from "./server.ts";

/**
 * Serves a client on standard input and output until it ends the process: with status 0 after `shutdown`, else with 1. Nothing
 * but messages of the protocol may be written to standard output.
 */
export function serve(): Promise<never> {
  const connection = createConnection(ProposedFeatures.all, process.stdin, process.stdout);
  // A fault of ours in one place leaves the client with the rest of the server.
  for (const event of ["uncaughtException", "unhandledRejection"]) {
    process.on(event, (error: unknown) => {
      connection.console.error(`this is a fault of markerlint, please report it: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    });
  }
  new Server(connection).listen();
  return new Promise(() => undefined);
}
