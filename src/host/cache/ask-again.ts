import { GitStates } from "../git-state.ts";
import { readBytesNow, readHeadNow } from "../read-file.ts";
import { bytesAnswer, failureAnswer, isListing, sharedAnswer, simpleQuestions, today, type QuestionKind } from "./questions.ts";
import { stampAt, type Answered } from "./recording.ts";

/** Asks what a recorded run asked. */
export class SecondAsking {
  /** The answers with the signs that files and folders have now, of those whose signs did not tell. */
  readonly renewed = new Map<Answered, string>();
  readonly #states = new Map<string, GitStates>();
  readonly #now = Date.now();

  /** Whether the answer to a question is what it was. */
  isSame(question: Answered): boolean {
    const { kind, path, answer, stamp } = question;
    if ((kind !== "bytes" && !isListing(kind)) || answer.startsWith("!")) return this.#answer(kind, path) === answer;
    // The signs are looked at before the file is read, so that they are never younger than what is read.
    const now = stampAt(path, this.#now);
    if (stamp !== undefined && stamp === now) return true;
    if (this.#answer(kind, path) !== answer) return false;
    if (now !== undefined) this.renewed.set(question, now);
    return true;
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
