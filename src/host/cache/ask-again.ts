import { statSync } from "node:fs";
import { GitStates } from "../git-state.ts";
import { readBytesNow, readHeadNow } from "../read-file.ts";
import { bytesAnswer, failureAnswer, sharedAnswer, simpleQuestions, today, type QuestionKind } from "./questions.ts";
import { stampOf, type Answered } from "./recording.ts";

/** Asks what a recorded run asked. */
export class SecondAsking {
  /** The answers with the signs that files have now, of those whose signs did not tell. */
  readonly renewed = new Map<Answered, string>();
  readonly #states = new Map<string, GitStates>();
  readonly #now = Date.now();

  /** Whether the answer to a question is what it was. */
  isSame(question: Answered): boolean {
    const { kind, path, answer, stamp } = question;
    if (kind !== "bytes" || answer.startsWith("!")) return this.#answer(kind, path) === answer;
    // The signs are looked at before the file is read, so that they are never younger than what is read.
    const now = this.#stamp(path);
    if (stamp !== undefined && stamp === now) return true;
    if (this.#answer(kind, path) !== answer) return false;
    if (now !== undefined) this.renewed.set(question, now);
    return true;
  }

  #stamp(path: string): string | undefined {
    const stats = statSync(path, { bigint: true, throwIfNoEntry: false });
    return stats?.isFile() === true ? stampOf(stats, this.#now) : undefined;
  }

  #answer(kind: QuestionKind, path: string): string {
    try {
      return this.#ask(kind, path);
    } catch (error) {
      return failureAnswer(error);
    }
  }

  #ask(kind: QuestionKind, path: string): string {
    switch (kind) {
      case "bytes":
        return bytesAnswer(readBytesNow(path));
      case "head": {
        const colon = path.indexOf(":");
        return bytesAnswer(readHeadNow(path.slice(colon + 1), Number(path.slice(0, colon))));
      }
      case "git": {
        const [root = "", below = ""] = path.split("\0");
        const states = this.#states.get(root) ?? new GitStates(root);
        this.#states.set(root, states);
        return states.of(below) ?? "";
      }
      case "shared":
        return sharedAnswer();
      case "day":
        return today();
      default:
        return simpleQuestions[kind](path);
    }
  }
}
