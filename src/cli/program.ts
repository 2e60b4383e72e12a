import { Argument, Command, InvalidArgumentError, Option } from "commander";
import { documentKinds, type DocumentKind, type Target } from "../core/document.ts";
import { readShard, type Shard } from "../core/shard.ts";
import { usualLocation } from "../host/cache/cache-folder.ts";
import { readTarget } from "../core/target.ts";
import { formatNames, type FormatName } from "../report/format-names.ts";

/** The options of a lint run, as the command line gives them. */
export interface LintOptions {
  readonly fix?: "safe" | "unsafe";
  readonly fixDryRun?: boolean;
  readonly stdin?: boolean;
  readonly stdinFilepath?: string;
  readonly kind?: DocumentKind;
  /** Under what comments stand that do not tell it themselves. */
  readonly target?: Target;
  readonly format: FormatName;
  readonly outputFile?: string;
  /** A path, or `false` for `--no-config`. */
  readonly config: string | boolean;
  readonly configCode: boolean;
  readonly inlineConfig: boolean;
  readonly printConfig?: boolean;
  readonly rule: readonly string[];
  readonly profile: readonly string[];
  readonly quiet?: boolean;
  readonly verbose?: boolean;
  readonly maxWarnings?: number;
  readonly errorOnNoFiles?: boolean;
  /** `true` for the changes against HEAD, or a revision. */
  readonly changed?: string | true;
  readonly staged?: boolean;
  readonly parser: "auto" | "remark" | "satteri";
  readonly sarifSuppressed?: boolean;
  /** The part of the files on which the run reports. */
  readonly shard?: Shard;
  /** The file of a baseline. */
  readonly baseline?: string;
  readonly color: boolean;
  /** Whether results are kept and used again. */
  readonly cache?: boolean;
  /** The folder in which they are kept, relative to the current one. */
  readonly cacheLocation?: string;
}

/** What each command does; every one gives the exit status. */
export interface Commands {
  lint(paths: readonly string[], options: LintOptions): Promise<number>;
  explain(rule: string): Promise<number>;
  rules(options: { readonly format: "text" | "json" }): Promise<number>;
  init(folder: string | undefined, options: { readonly dryRun?: boolean }): Promise<number>;
  inspect(paths: readonly string[], options: { readonly format: "text" | "json"; readonly kind?: DocumentKind; readonly parser: LintOptions["parser"] }): Promise<number>;
  checkContracts(files: readonly string[]): Promise<number>;
  merge(files: readonly string[], options: { readonly outputFile?: string; readonly maxWarnings?: number }): Promise<number>;
  writeBaseline(paths: readonly string[], options: LintOptions & { readonly file: string; readonly prune?: boolean }): Promise<number>;
  serve(): Promise<number>;
}

/** The command line as commander sees it. It prints through `write` and throws a CommanderError instead of ending the process. */
export function createProgram(version: string, commands: Commands, done: (status: number) => void): Command {
  const program = new Command("markerlint")
    .description("Lints Agent Skills documents and the records that agents leave behind.")
    .version(version, "-V, --version", "print the version")
    .helpOption("-h, --help", "print this help")
    // The options behind a command are its own, even where the lint run has one of the same name.
    .enablePositionalOptions()
    .argument("[paths...]", "files, folders and globs to lint; the current folder by default")
    .optionsGroup("Fixing:")
    .addOption(new Option("--fix <safety>", "apply fixes: --fix for the safe ones, --fix=unsafe for all").choices(["safe", "unsafe"]))
    .option("--fix-dry-run", "print the fixes as a unified diff and write nothing; with --fix=unsafe all of them")
    .optionsGroup("Input:")
    .option("--stdin", "lint the text on standard input")
    .option("--stdin-filepath <path>", "the path under which standard input is linted")
    .addOption(kindOption())
    .option("--target <target>", "where a comment stands or is to be posted: issue/575 or pull-request/12", target)
    .option("--changed [revision]", "only files that differ from a revision (default: HEAD)")
    .option("--staged", "the staged content of staged files")
    .option("--shard <i/n>", "report on part i of n of the files; `markerlint merge` puts the reports together", shard)
    .option("--error-on-no-files", "fail when there is nothing to lint");
  addConfiguration(program)
    .option("--print-config", "print the configuration of the one given path")
    .option("--baseline <file>", "only findings that this baseline does not know count; `markerlint baseline` writes one")
    .optionsGroup("Cache:")
    .option("--cache", "keep results, and use those of files that have not changed")
    .option("--no-cache", "keep and use no results, as without --cache")
    .option("--cache-location <folder>", `where results are kept (default: ${usualLocation})`)
    .optionsGroup("Output:")
    .addOption(new Option("-f, --format <format>", "the report").choices(formatNames).default("text"))
    .option("-o, --output-file <path>", "write the report to a file")
    .option("--quiet", "report errors only")
    .option("--verbose", "show the lines of each finding")
    .option("--max-warnings <n>", "fail when there are more warnings", wholeNumber)
    .option("--sarif-suppressed", "keep suppressed findings in SARIF")
    .option("--no-color", "no colours, even on a terminal")
    .action(async (paths: string[], options: Parsed<LintOptions>) => {
      done(await commands.lint(paths, complete(options)));
    });

  program
    .command("explain")
    .description("print the page of a rule")
    .argument("<rule>", "its id, such as skill/name-form")
    .action(async (rule: string) => {
      done(await commands.explain(rule));
    });
  program
    .command("rules")
    .description("print a table of all rules")
    .addOption(textOrJson())
    .action(async (options: { format: "text" | "json" }) => {
      done(await commands.rules(options));
    });
  program
    .command("init")
    .description("look at a project and write a configuration for what is there")
    .argument("[folder]", "where the configuration goes; the root of the project by default")
    .option("--dry-run", "print the configuration and write nothing")
    .action(async (folder: string | undefined, options: { dryRun?: boolean }) => {
      done(await commands.init(folder, options));
    });
  program
    .command("inspect")
    .description("print what markerlint sees in a file: kind, front matter, sections, links, markers")
    .addArgument(new Argument("<paths...>", "files or folders"))
    .addOption(textOrJson())
    .addOption(kindOption())
    .addOption(parserOption())
    .action(async (paths: string[], options: { format: "text" | "json"; kind?: DocumentKind; parser: LintOptions["parser"] }) => {
      done(await commands.inspect(paths, options));
    });
  addConfiguration(
    program
      .command("baseline")
      .description("write the findings that there are to a file, so that later runs count only others")
      .argument("[paths...]", "files, folders and globs to lint; the current folder by default")
      .option("--file <path>", "the baseline", "markerlint-baseline.json")
      .option("--prune", "add nothing, and take out what is mended")
      .addOption(kindOption()),
  ).action(async (paths: string[], options: Parsed<LintOptions & { file: string; prune?: boolean }>) => {
    done(await commands.writeBaseline(paths, complete(options)));
  });
  program
    .command("merge")
    .description("make one report of those of shards, all SARIF or all JSON, with the exit status of one run")
    .argument("<files...>", "the reports")
    .option("-o, --output-file <path>", "write the report to a file")
    .option("--max-warnings <n>", "fail when there are more warnings", wholeNumber)
    .action(async (files: string[], options: { outputFile?: string; maxWarnings?: number }) => {
      done(await commands.merge(files, options));
    });
  program
    .command("lsp")
    .description("serve an editor with the Language Server Protocol")
    .requiredOption("--stdio", "on standard input and output, the only way that there is")
    .action(async () => {
      done(await commands.serve());
    });
  program
    .command("contract")
    .description("work with contracts")
    .command("check")
    .description("check contracts and try their examples")
    .argument("[files...]", "contracts; those of the project by default")
    .action(async (files: string[]) => {
      done(await commands.checkContracts(files));
    });
  return program;
}

function textOrJson(): Option {
  return new Option("-f, --format <format>", "text or json").choices(["text", "json"]).default("text");
}

type Repeatable = "rule" | "profile";

/** What commander gives: repeatable options without a default, and none of the options that a command does not have. */
type Parsed<Options extends LintOptions> = Omit<Options, Repeatable | "format" | "color"> & Partial<Pick<Options, Repeatable | "format" | "color">>;

function complete<Options extends LintOptions>(options: Parsed<Options>): Options {
  return { format: "text", color: false, ...options, rule: options.rule ?? [], profile: options.profile ?? [] } as unknown as Options;
}

function kindOption(): Option {
  return new Option("--kind <kind>", "what the documents are, where path and content do not tell").choices(documentKinds);
}

function parserOption(): Option {
  return new Option("--parser <name>", "the Markdown parser").choices(["auto", "remark", "satteri"]).default("auto");
}

/** The options that say by which rules a run judges. */
function addConfiguration(command: Command): Command {
  return command
    .optionsGroup("Configuration:")
    .option("-c, --config <path>", "use this configuration")
    .option("--no-config", "use no configuration file")
    .option("--no-config-code", "refuse configurations that are code")
    .option("--no-inline-config", "ignore directives in the documents")
    .addOption(repeatable("--rule <setting>", "set a rule: 'skill/name-form: warning' (repeatable)"))
    .addOption(repeatable("--profile <client>", "judge by this client (repeatable)"))
    .addOption(parserOption());
}

/** Without a default, which the help would show as `[]`. */
function repeatable(flags: string, description: string): Option {
  return new Option(flags, description).argParser((value: string, before: readonly string[] | undefined) => [...(before ?? []), value]);
}

function target(value: string): Target {
  const read = readTarget(value);
  if (read === undefined) throw new InvalidArgumentError("It must be issue/NUMBER or pull-request/NUMBER.");
  return read;
}

function shard(value: string): Shard {
  const read = readShard(value);
  if (read === undefined) throw new InvalidArgumentError("It must be a part and their number, such as 2/4.");
  return read;
}

function wholeNumber(value: string): number {
  if (!/^\d+$/.test(value)) throw new InvalidArgumentError("It must be a whole number.");
  return Number(value);
}
