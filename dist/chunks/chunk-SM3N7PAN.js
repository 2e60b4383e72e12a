import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  JsonFault,
  parseTree,
  readJson,
  readJsonStream
} from "./chunk-ZGUKQ7UZ.js";
import {
  codeContent,
  linesFrom,
  longestCode,
  mapLines,
  snippetCode
} from "./chunk-SNCPEAA6.js";
import {
  compileContract,
  loadPatternEngine,
  loadSchemaValidator,
  readYaml
} from "./chunk-BFAMMFYH.js";
import {
  OffsetMapBuilder,
  composeMaps,
  shiftMap
} from "./chunk-2HZWXRTW.js";
import {
  isLive
} from "./chunk-ECIHSGB3.js";
import {
  commentName
} from "./chunk-Z7DNXKHR.js";
import {
  profiles
} from "./chunk-A4RCR4PN.js";
import {
  findUnreadPayload
} from "./chunk-WE2LWNQR.js";
import {
  schemaOf,
  statedVersion
} from "./chunk-6PZGGK3C.js";
import {
  legacyGaps
} from "./chunk-XBW3MGLT.js";
import {
  targetName
} from "./chunk-B5MMVM5F.js";
import {
  matchForms,
  matchFormsAtStart
} from "./chunk-JLBGBI7A.js";
import {
  labelKey
} from "./chunk-UBXPAZQE.js";
import {
  fenceOf
} from "./chunk-EZPK4SWV.js";
import {
  chooseFence,
  countKeys,
  topKeys
} from "./chunk-4SEDP6DD.js";
import {
  createSourceText
} from "./chunk-JBSD3DFC.js";
import {
  targetTypeOf
} from "./chunk-GZ4NENFE.js";
import {
  compareSpans
} from "./chunk-WEKIPHMS.js";
import {
  placesAt,
  scalarsAt,
  textOf
} from "./chunk-P66ZFKTX.js";
import {
  resolveAlias
} from "./chunk-2EQLA6PT.js";
import {
  findPair,
  keyText,
  mappingsIn,
  scalarOf
} from "./chunk-I2JIPEPR.js";
import {
  findDirectives
} from "./chunk-IZ4RLPAD.js";
import {
  kindsWithFrontmatter
} from "./chunk-MA5DTT2Q.js";
import {
  commandsNamed
} from "./chunk-4EK463EP.js";
import {
  compileGlob,
  pathFrom
} from "./chunk-S3XRTHME.js";
import {
  findTextFaults
} from "./chunk-MOT3UT4N.js";
import {
  isSlip
} from "./chunk-CDWNWB7T.js";
import {
  languageOf
} from "./chunk-PLMVX6E5.js";
import {
  mildest
} from "./chunk-EYIDT7PX.js";
import {
  __commonJS,
  __export,
  __toESM
} from "./chunk-YIYL6WIJ.js";

// node_modules/extend/index.js
var require_extend = __commonJS({
  "node_modules/extend/index.js"(exports, module) {
    "use strict";
    var hasOwn = Object.prototype.hasOwnProperty;
    var toStr = Object.prototype.toString;
    var defineProperty = Object.defineProperty;
    var gOPD = Object.getOwnPropertyDescriptor;
    var isArray = function isArray2(arr) {
      if (typeof Array.isArray === "function") {
        return Array.isArray(arr);
      }
      return toStr.call(arr) === "[object Array]";
    };
    var isPlainObject2 = function isPlainObject3(obj) {
      if (!obj || toStr.call(obj) !== "[object Object]") {
        return false;
      }
      var hasOwnConstructor = hasOwn.call(obj, "constructor");
      var hasIsPrototypeOf = obj.constructor && obj.constructor.prototype && hasOwn.call(obj.constructor.prototype, "isPrototypeOf");
      if (obj.constructor && !hasOwnConstructor && !hasIsPrototypeOf) {
        return false;
      }
      var key;
      for (key in obj) {
      }
      return typeof key === "undefined" || hasOwn.call(obj, key);
    };
    var setProperty = function setProperty2(target, options) {
      if (defineProperty && options.name === "__proto__") {
        defineProperty(target, options.name, {
          enumerable: true,
          configurable: true,
          value: options.newValue,
          writable: true
        });
      } else {
        target[options.name] = options.newValue;
      }
    };
    var getProperty = function getProperty2(obj, name) {
      if (name === "__proto__") {
        if (!hasOwn.call(obj, name)) {
          return void 0;
        } else if (gOPD) {
          return gOPD(obj, name).value;
        }
      }
      return obj[name];
    };
    module.exports = function extend2() {
      var options, name, src, copy, copyIsArray, clone;
      var target = arguments[0];
      var i = 1;
      var length = arguments.length;
      var deep = false;
      if (typeof target === "boolean") {
        deep = target;
        target = arguments[1] || {};
        i = 2;
      }
      if (target == null || typeof target !== "object" && typeof target !== "function") {
        target = {};
      }
      for (; i < length; ++i) {
        options = arguments[i];
        if (options != null) {
          for (name in options) {
            src = getProperty(target, name);
            copy = getProperty(options, name);
            if (target !== copy) {
              if (deep && copy && (isPlainObject2(copy) || (copyIsArray = isArray(copy)))) {
                if (copyIsArray) {
                  copyIsArray = false;
                  clone = src && isArray(src) ? src : [];
                } else {
                  clone = src && isPlainObject2(src) ? src : {};
                }
                setProperty(target, { name, newValue: extend2(deep, clone, copy) });
              } else if (typeof copy !== "undefined") {
                setProperty(target, { name, newValue: copy });
              }
            }
          }
        }
      }
      return target;
    };
  }
});

// schemas/contracts/builtin.json
var builtin_default = [
  {
    contract: "marker",
    pack: "agent-orchestra",
    family: "adversarial-dispatch",
    description: "The prompt by which a role of an adversarial review is sent out.",
    head: "adversarial-{role}-dispatch-begin",
    parameters: {
      role: {
        enum: [
          "prosecution",
          "defense"
        ],
        description: "The role."
      }
    },
    pair: {
      end: "adversarial-{role}-dispatch-end"
    },
    placement: "line-start",
    aloneOnLine: true
  },
  {
    contract: "marker",
    pack: "agent-orchestra",
    family: "adversarial-pipeline-atomic",
    description: "The adversarial pipeline of an issue ran as a whole.",
    head: "adversarial-pipeline-atomic-{id}",
    parameters: {
      id: {
        type: "integer",
        minimum: 1,
        refersTo: "issue",
        description: "The number of the issue."
      }
    },
    recognise: "raw-line",
    placement: "line-start",
    payload: {
      in: "none"
    },
    severity: {
      "marker/target": "warning"
    }
  },
  {
    contract: "marker",
    pack: "agent-orchestra",
    family: "audit-meta",
    description: "When an audit of the repository was last made, and of which commit.",
    head: "audit-meta",
    placement: "line-start",
    count: {
      maximum: 1
    },
    payload: {
      in: "comment",
      language: "yaml",
      schema: {
        type: "object",
        required: [
          "last-verified",
          "generated-at"
        ],
        properties: {
          "last-verified": {
            description: "The commit.",
            type: [
              "string",
              "number"
            ],
            pattern: "^[0-9a-f]{40}$"
          },
          "generated-at": {
            description: "The time in UTC.",
            type: "string"
          }
        }
      }
    },
    severity: {
      "payload/schema": "warning"
    }
  },
  {
    contract: "marker",
    pack: "agent-orchestra",
    family: "auto-mode",
    description: "What the automatic mode may do.",
    head: "auto-mode-{part}:begin",
    parameters: {
      part: {
        enum: [
          "boundary",
          "boundary-recipe"
        ],
        description: "Which part."
      }
    },
    pair: {
      end: "auto-mode-{part}:end"
    },
    placement: "line-start",
    aloneOnLine: true
  },
  {
    contract: "marker",
    pack: "agent-orchestra",
    family: "capture-ordering-anchor",
    description: "The part about the order in which the state of a tree is captured.",
    head: "capture-ordering-anchor begin",
    pair: {
      end: "/capture-ordering-anchor"
    },
    placement: "line-start",
    aloneOnLine: true,
    count: {
      maximum: 1
    }
  },
  {
    contract: "marker",
    pack: "agent-orchestra",
    family: "code-conductor-filed-followup",
    description: "The issue follows from a review, of which the block tells the criteria and the pull request.",
    head: "code-conductor-filed-followup",
    recognise: "raw-line",
    placement: "line-start",
    count: {
      maximum: 1
    },
    payload: {
      in: "comment",
      language: "yaml",
      schema: {
        type: "object",
        required: [
          "criterion_ids"
        ],
        properties: {
          criterion_ids: {
            description: "The criteria, which may be none.",
            type: "array"
          },
          originating_pr: {
            description: "The pull request that was reviewed.",
            type: "integer",
            minimum: 1
          }
        }
      }
    },
    body: {
      beside: [
        {
          families: [
            "filing-provenance"
          ],
          consequence: "the issue counts as one that was filed before anybody ruled on such issues",
          severity: "warning"
        }
      ]
    }
  },
  {
    contract: "marker",
    pack: "agent-orchestra",
    family: "completion-account",
    description: "What was done for an issue at its end, and whether an adversarial review ran.",
    head: "completion-account-{id}",
    parameters: {
      id: {
        type: "integer",
        minimum: 1,
        refersTo: "issue",
        description: "The number of the issue."
      }
    },
    recognise: "raw-line",
    placement: "first-line",
    aloneOnLine: true,
    count: {
      maximum: 1
    },
    write: "replace",
    read: "latest",
    longestBody: 65536,
    payload: {
      in: "none"
    },
    body: {
      lines: [
        {
          write: "adversarial_review_ran: true",
          pattern: "(?i)^[ \\t]*(?:[-*>][ \\t]*)*(?:\\*\\*|__)?adversarial_review_ran(?:\\*\\*|__)?[ \\t]*:[ \\t]*(?:\\*\\*|__)?([^\\s#*]+)",
          values: [
            "true",
            "yes",
            "on",
            "t",
            "y",
            "false",
            "no",
            "off",
            "f",
            "n"
          ],
          maximum: 1,
          consequence: "the account counts as one of work that nobody reviewed"
        }
      ]
    }
  },
  {
    contract: "marker",
    pack: "agent-orchestra",
    family: "cost-capture-failed",
    description: "What the sessions of a pull request cost could not be found out.",
    head: "cost-capture-failed",
    recognise: "raw-line",
    placement: "line-start",
    count: {
      maximum: 1
    },
    payload: {
      in: "none"
    }
  },
  {
    contract: "marker",
    pack: "agent-orchestra",
    family: "cost-pattern-data-degraded",
    description: "The cost of a pull request was told with less than all of its data.",
    head: "cost-pattern-data-degraded-{pr}",
    parameters: {
      pr: {
        type: "integer",
        minimum: 1,
        refersTo: "pull-request",
        description: "The number of the pull request."
      }
    },
    recognise: "raw-line",
    placement: "line-start",
    count: {
      maximum: 1
    },
    payload: {
      in: "none"
    }
  },
  {
    contract: "marker",
    pack: "agent-orchestra",
    family: "cost-pattern-data",
    description: "What the sessions of a pull request cost, in the comment of its ledger.",
    head: "cost-pattern-data",
    recognise: "raw-line",
    placement: "line-start",
    count: {
      maximum: 1
    },
    thread: {
      surface: "pull-request"
    },
    longestBody: 65536,
    payload: {
      in: "comment",
      language: "yaml",
      missing: "the history of costs leaves the pull request out",
      schema: {
        title: "What sessions cost, version 1",
        type: "object",
        required: [
          "version"
        ],
        properties: {
          version: {
            description: "The version of the block.",
            enum: [
              1,
              "1"
            ]
          },
          session_completeness: {
            description: "How much of the session was seen.",
            type: "string"
          },
          excluded_from_rolling_baseline: {
            description: "Whether the history leaves it out.",
            type: "boolean"
          },
          generated_at: {
            description: "When it was made.",
            type: "string"
          },
          phase_scope: {
            description: "What it covers.",
            type: "string"
          },
          pr: {
            description: "The number of the pull request.",
            type: [
              "integer",
              "null"
            ]
          },
          branch: {
            description: "Its branch.",
            type: [
              "string",
              "null"
            ]
          },
          coverage: {
            description: "The providers that were seen.",
            type: "string"
          },
          install_status: {
            description: "Whether a provider could be read.",
            type: "string"
          },
          unmapped_session_count: {
            description: "Sessions that belong to no branch.",
            type: "integer",
            minimum: 0
          },
          capture_point: {
            description: "When it was captured.",
            type: "string"
          },
          ports: {
            description: "The cost of each port.",
            type: [
              "array",
              "null"
            ]
          },
          anomaly_flags: {
            description: "What is unusual.",
            type: [
              "array",
              "null"
            ]
          }
        }
      }
    }
  },
  {
    contract: "marker",
    pack: "agent-orchestra",
    family: "cost-summary",
    description: "The line of a pull request that tells what its sessions cost, which a script writes anew.",
    head: "cost-summary:begin",
    pair: {
      end: "cost-summary:end"
    },
    recognise: "raw-line",
    placement: "line-start",
    aloneOnLine: true,
    count: {
      maximum: 1
    }
  },
  {
    contract: "marker",
    pack: "agent-orchestra",
    family: "credit-input",
    description: "The evidence that a phase was done, from which the ledger makes a credit.",
    head: "credit-input-{port}-{id}",
    parameters: {
      port: {
        enum: [
          "experience",
          "design",
          "plan",
          "orchestration"
        ],
        description: "The phase."
      },
      id: {
        type: "integer",
        minimum: 1,
        refersTo: "issue",
        description: "The number of the issue."
      }
    },
    recognise: "raw-text",
    placement: "first-line",
    aloneOnLine: true,
    count: {
      maximum: 1
    },
    write: "append",
    read: "first",
    thread: {
      byHeadAlone: true,
      after: [
        {
          head: "experience-owner-complete-{id}",
          when: {
            port: [
              "experience"
            ]
          },
          required: true,
          consequence: "the ledger writes no credit for it"
        },
        {
          head: "design-phase-complete-{id}",
          when: {
            port: [
              "design"
            ]
          },
          required: true,
          consequence: "the ledger writes no credit for it"
        },
        {
          head: "plan-issue-{id}",
          when: {
            port: [
              "plan"
            ]
          },
          required: true,
          consequence: "the ledger writes no credit for it"
        },
        {
          head: "engagement-record-orchestration-{id}",
          when: {
            port: [
              "orchestration"
            ]
          },
          required: true,
          consequence: "the ledger writes no credit for it"
        },
        {
          head: "engagement-record-{port}-{id}",
          when: {
            port: [
              "experience",
              "design",
              "plan"
            ]
          },
          required: true,
          consequence: "later sessions find no decision of that phase",
          severity: "warning"
        }
      ]
    },
    longestBody: 65536,
    payload: {
      in: "fence",
      language: "yaml",
      fenceNames: [
        "yaml"
      ],
      missing: "the harvester finds nothing in it and writes no credit",
      schema: {
        title: "The evidence for a credit",
        type: "object",
        required: [
          "port",
          "adapter",
          "evidence"
        ],
        properties: {
          port: {
            description: "The phase.",
            enum: [
              "experience",
              "design",
              "plan",
              "orchestration"
            ],
            "x-consequence": "the writer refuses the comment"
          },
          adapter: {
            description: "What did the work.",
            type: "string",
            "x-consequence": "the writer refuses the comment",
            minLength: 1
          },
          evidence: {
            description: "What shows that the work was done, on one line.",
            type: "string",
            pattern: "^[^\\r\\n]*$",
            "x-consequence": "the harvester reads one line of it, and a line with a key takes the place of that key",
            "x-missing": {
              consequence: "the writer refuses the comment"
            }
          }
        }
      },
      text: {
        fields: [
          "evidence"
        ],
        forbid: "fence",
        consequence: "the harvester takes what stands before it for the whole payload"
      }
    },
    relations: [
      {
        relation: "agreesWith",
        at: "port",
        with: "head.port",
        consequence: "the credit is booked for the port of the payload"
      }
    ]
  },
  {
    contract: "marker",
    pack: "agent-orchestra",
    family: "design-phase-complete",
    description: "The design of an issue is complete, with what became of each finding against it.",
    head: "design-phase-complete-{id}",
    parameters: {
      id: {
        type: "integer",
        minimum: 1,
        refersTo: "issue",
        description: "The number of the issue."
      }
    },
    legacy: [
      {
        head: "design-issue-{id}",
        note: "no writer makes it any more, and the design stands in the body of the issue"
      }
    ],
    recognise: "raw-text",
    placement: "first-line",
    aloneOnLine: true,
    count: {
      maximum: 1
    },
    write: "append",
    read: "latest",
    longestBody: 65536,
    payload: {
      in: "fence",
      language: "yaml",
      fenceNames: [
        "yaml"
      ],
      optional: true,
      schema: {
        title: "Dispositions of the findings against a design, version 1",
        type: "object",
        properties: {
          finding_dispositions: {
            type: "object",
            required: [
              "schema_version",
              "passes_run",
              "entries"
            ],
            properties: {
              schema_version: {
                description: "The version of the list.",
                const: 1
              },
              passes_run: {
                description: "The passes that looked for findings.",
                type: "array",
                minItems: 1,
                items: {
                  type: "integer",
                  minimum: 1,
                  maximum: 4
                }
              },
              entries: {
                description: "One entry for each finding.",
                type: "array",
                items: {
                  type: "object",
                  required: [
                    "finding_id",
                    "pass",
                    "disposition",
                    "classification",
                    "disposition_rationale"
                  ],
                  properties: {
                    finding_id: {
                      description: "The name of the finding.",
                      type: "string",
                      pattern: "^F[0-9]+$",
                      "x-severity": "warning",
                      "x-consequence": "only the audit of dispositions refuses it, and real records have other letters",
                      "x-missing": {
                        severity: "error",
                        consequence: "the audit of dispositions fails"
                      }
                    },
                    pass: {
                      description: "The pass that found it.",
                      type: "integer",
                      minimum: 1,
                      maximum: 4,
                      "x-consequence": "the audit of dispositions fails"
                    },
                    disposition: {
                      description: "What became of it.",
                      enum: [
                        "incorporate",
                        "dismiss",
                        "escalate"
                      ],
                      "x-consequence": "the audit of dispositions fails"
                    },
                    classification: {
                      description: "Whether it bears on the design.",
                      enum: [
                        "load-bearing",
                        "routine"
                      ],
                      "x-consequence": "the audit of dispositions fails"
                    },
                    disposition_rationale: {
                      description: "Why.",
                      type: "string",
                      "x-consequence": "the audit of dispositions fails",
                      minLength: 1
                    },
                    artifact_citation: {
                      description: "What settles a routine finding.",
                      type: "string",
                      minLength: 1
                    },
                    artifact_citation_required: {
                      not: {},
                      "x-consequence": "the audit of dispositions does not know the key and fails"
                    },
                    also_flagged_by: {
                      description: "Other passes that found it too.",
                      type: "array",
                      items: {
                        type: "integer",
                        minimum: 1,
                        maximum: 3,
                        "x-severity": "warning",
                        "x-consequence": "only the audit of dispositions refuses it, and real records name the fourth pass too"
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    },
    relations: [
      {
        relation: "uniqueBy",
        at: "finding_dispositions.entries",
        key: "finding_id",
        severity: "warning"
      },
      {
        relation: "subsetOf",
        at: "finding_dispositions.entries[].pass",
        of: "finding_dispositions.passes_run[]",
        consequence: "the audit of dispositions fails, since the pass did not run"
      },
      {
        relation: "subsetOf",
        at: "finding_dispositions.entries[].also_flagged_by[]",
        of: "finding_dispositions.passes_run[]",
        consequence: "the audit of dispositions fails, since the pass did not run"
      },
      {
        relation: "uniqueBy",
        at: "finding_dispositions.entries[].also_flagged_by",
        consequence: "the audit of dispositions fails"
      }
    ]
  },
  {
    contract: "marker",
    pack: "agent-orchestra",
    family: "engagement-gate-non-overridability",
    description: "The clause by which nothing overrides the gate of engagement.",
    head: "engagement-gate-non-overridability:begin",
    pair: {
      end: "engagement-gate-non-overridability:end"
    },
    placement: "line-start",
    aloneOnLine: true,
    count: {
      maximum: 1
    }
  },
  {
    contract: "marker",
    pack: "agent-orchestra",
    family: "experience-owner-complete",
    description: "The framing of an issue for its customers is complete.",
    head: "experience-owner-complete-{id}",
    parameters: {
      id: {
        type: "integer",
        minimum: 1,
        refersTo: "issue",
        description: "The number of the issue."
      }
    },
    recognise: "raw-text",
    placement: "first-line",
    aloneOnLine: true,
    count: {
      maximum: 1
    },
    write: "append",
    longestBody: 65536,
    payload: {
      in: "none"
    }
  },
  {
    contract: "marker",
    pack: "agent-orchestra",
    family: "filing-provenance",
    description: "Why an issue was filed; the first three words say that somebody ruled on it.",
    head: "filing-provenance: {value}",
    parameters: {
      value: {
        enum: [
          "gate-approved",
          "gate-modified",
          "queue-consumed",
          "direct-request",
          "pre-gate-legacy"
        ],
        description: "The word."
      }
    },
    recognise: "raw-line",
    placement: "line-start",
    aloneOnLine: true,
    count: {
      maximum: 1
    },
    payload: {
      in: "none"
    }
  },
  {
    contract: "marker",
    pack: "agent-orchestra",
    family: "frame-credit-ledger",
    description: "The report on the credits of a pull request, which its workflow writes anew with each run.",
    head: "frame-credit-ledger-{pr}",
    parameters: {
      pr: {
        type: "integer",
        minimum: 1,
        refersTo: "pull-request",
        description: "The number of the pull request."
      }
    },
    recognise: "raw-line",
    placement: "first-line",
    aloneOnLine: true,
    count: {
      maximum: 1
    },
    write: "replace",
    longestBody: 65536,
    payload: {
      in: "none"
    }
  },
  {
    contract: "marker",
    pack: "agent-orchestra",
    family: "frame-override",
    description: "Somebody with the right to do so clears ports of a pull request.",
    head: "frame-override-{pr}",
    parameters: {
      pr: {
        type: "integer",
        minimum: 1,
        refersTo: "pull-request",
        description: "The number of the pull request."
      }
    },
    recognise: "raw-line",
    placement: "line-start",
    count: {
      maximum: 1
    },
    write: "append",
    payload: {
      in: "comment",
      language: "yaml",
      missing: "the override is rejected",
      schema: {
        type: "object",
        required: [
          "ports",
          "reason"
        ],
        "x-consequence": "the override is rejected",
        properties: {
          ports: {
            description: "The ports with commas between them",
            type: "string",
            pattern: "\\S",
            "x-consequence": "the override is rejected"
          },
          reason: {
            description: "Why",
            type: [
              "string",
              "number",
              "boolean"
            ],
            "x-consequence": "the override is rejected"
          }
        }
      }
    },
    severity: {
      "payload/valid-syntax": "info"
    }
  },
  {
    contract: "marker",
    pack: "agent-orchestra",
    family: "frame-slice",
    description: "One step of a plan, as its executor gets it.",
    head: "frame-slice",
    recognise: "raw-line",
    placement: "line-start",
    payload: {
      in: "comment",
      language: "yaml",
      missing: "readers find no step in it",
      schema: {
        title: "One step of a plan",
        type: "object",
        properties: {
          step_id: {
            description: "The name of the step.",
            type: "string",
            pattern: "^s[0-9]+$"
          },
          id: {
            description: "The same under its other name.",
            type: "string",
            pattern: "^s[0-9]+$"
          },
          executor: {
            description: "Who does it: `inline`, or the file of an agent.",
            type: "string",
            pattern: "^(?:inline|agents/[^/]+\\.agent\\.md)$",
            "x-consequence": "the validator of frames refuses the slice"
          }
        },
        if: {
          not: {
            required: [
              "id"
            ]
          }
        },
        then: {
          required: [
            "step_id"
          ]
        }
      }
    },
    body: {
      beside: [
        {
          families: [
            "frame-slices",
            "plan-issue"
          ],
          consequence: "readers look for steps in the comment of a plan and in that of its slices"
        }
      ]
    },
    severity: {
      "payload/valid-syntax": "warning"
    }
  },
  {
    contract: "marker",
    pack: "agent-orchestra",
    family: "frame-slices-generated-at",
    description: "The spine to which the slices of a comment belong, by the time at which it was made.",
    head: "frame-slices-generated-at:",
    recognise: "raw-line",
    placement: "line-start",
    aloneOnLine: true,
    count: {
      maximum: 1
    },
    payload: {
      in: "comment",
      language: "yaml",
      missing: "the slices are taken for those of an older plan",
      schema: {
        type: "string",
        pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(?:\\.[0-9]+)?Z$",
        "x-consequence": "the slices are taken for those of an older plan"
      }
    },
    body: {
      beside: [
        {
          families: [
            "frame-slices"
          ],
          consequence: "readers look for it in the comment of the slices"
        }
      ]
    }
  },
  {
    contract: "marker",
    pack: "agent-orchestra",
    family: "frame-slices",
    description: "The slices of a plan, in a comment of their own to which the spine points.",
    head: "frame-slices-{id}",
    parameters: {
      id: {
        type: "integer",
        minimum: 1,
        refersTo: "issue",
        description: "The number of the issue."
      }
    },
    recognise: "raw-line",
    placement: "first-line",
    aloneOnLine: true,
    count: {
      maximum: 1
    },
    write: "replace",
    thread: {
      after: [
        {
          head: "plan-issue-{id}"
        }
      ]
    },
    longestBody: 65536,
    payload: {
      in: "none"
    }
  },
  {
    contract: "marker",
    pack: "agent-orchestra",
    family: "frame-spine",
    description: "The steps of a plan by port, and where their slices stand.",
    head: "frame-spine",
    recognise: "raw-line",
    placement: "line-start",
    count: {
      maximum: 1
    },
    payload: {
      in: "comment",
      language: "yaml",
      missing: "readers find no spine and send the whole plan",
      indent: 2,
      version: {
        field: "spine_schema_version",
        schemas: {
          "1": {
            title: "The spine of a plan",
            type: "object",
            required: [
              "spine_schema_version",
              "generated_at",
              "ports",
              "slices"
            ],
            additionalProperties: false,
            "x-consequence": "readers give up the whole spine without a word",
            properties: {
              spine_schema_version: {
                description: "The version of the spine.",
                type: [
                  "integer",
                  "string"
                ]
              },
              generated_at: {
                description: "When the spine was made, in UTC; the comment of the slices repeats it.",
                type: "string",
                pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(?:\\.[0-9]+)?Z$",
                "x-consequence": "readers give up the whole spine without a word"
              },
              coverage: {
                description: "How much of the plan the spine covers."
              },
              slice_comment_id: {
                description: "The comment that holds the slices.",
                type: [
                  "integer",
                  "string",
                  "null"
                ]
              },
              ports: {
                description: "The steps of each port.",
                type: "object",
                minProperties: 1,
                "x-consequence": "readers give up the whole spine without a word",
                additionalProperties: {
                  type: "array",
                  items: {
                    type: "string",
                    pattern: "^s[0-9]+(?:#cycle:[0-9]+)?(?:#terminal)?$",
                    "x-consequence": "readers give up the whole spine without a word"
                  }
                }
              },
              slices: {
                description: "The steps.",
                type: "object",
                minProperties: 1,
                "x-consequence": "readers give up the whole spine without a word",
                propertyNames: {
                  pattern: "^s[0-9]+$"
                },
                additionalProperties: {
                  type: "object",
                  required: [
                    "ac_refs",
                    "depends_on",
                    "cycle"
                  ],
                  "x-consequence": "readers give up the whole spine without a word",
                  properties: {
                    ac_refs: {
                      description: "The criteria that the step serves.",
                      type: "array",
                      "x-consequence": "readers give up the whole spine without a word"
                    },
                    depends_on: {
                      description: "The steps before it.",
                      type: "array",
                      "x-consequence": "readers give up the whole spine without a word"
                    },
                    cycle: {
                      description: "The cycle.",
                      type: "integer",
                      minimum: 0,
                      "x-consequence": "readers give up the whole spine without a word"
                    },
                    terminal: {
                      description: "Whether the port ends with it.",
                      type: "boolean",
                      "x-consequence": "readers give up the whole spine without a word"
                    }
                  }
                }
              }
            }
          },
          "2": {
            title: "The spine of a plan",
            type: "object",
            required: [
              "spine_schema_version",
              "generated_at",
              "ports",
              "slices"
            ],
            additionalProperties: false,
            "x-consequence": "readers give up the whole spine without a word",
            properties: {
              spine_schema_version: {
                description: "The version of the spine.",
                type: [
                  "integer",
                  "string"
                ]
              },
              generated_at: {
                description: "When the spine was made, in UTC; the comment of the slices repeats it.",
                type: "string",
                pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(?:\\.[0-9]+)?Z$",
                "x-consequence": "readers give up the whole spine without a word"
              },
              coverage: {
                description: "How much of the plan the spine covers."
              },
              slice_comment_id: {
                description: "The comment that holds the slices.",
                type: [
                  "integer",
                  "string",
                  "null"
                ]
              },
              ports: {
                description: "The steps of each port.",
                type: "object",
                minProperties: 1,
                "x-consequence": "readers give up the whole spine without a word",
                additionalProperties: {
                  type: "array",
                  items: {
                    type: "string",
                    pattern: "^s[0-9]+(?:#cycle:[0-9]+)?(?:#terminal)?$",
                    "x-consequence": "readers give up the whole spine without a word"
                  }
                }
              },
              slices: {
                description: "The steps.",
                type: "object",
                minProperties: 1,
                "x-consequence": "readers give up the whole spine without a word",
                propertyNames: {
                  pattern: "^s[0-9]+$"
                },
                additionalProperties: {
                  type: "object",
                  required: [
                    "ac_refs",
                    "depends_on",
                    "cycle"
                  ],
                  "x-consequence": "readers give up the whole spine without a word",
                  properties: {
                    ac_refs: {
                      description: "The criteria that the step serves.",
                      type: "array",
                      "x-consequence": "readers give up the whole spine without a word"
                    },
                    depends_on: {
                      description: "The steps before it.",
                      type: "array",
                      "x-consequence": "readers give up the whole spine without a word"
                    },
                    cycle: {
                      description: "The cycle.",
                      type: "integer",
                      minimum: 0,
                      "x-consequence": "readers give up the whole spine without a word"
                    },
                    terminal: {
                      description: "Whether the port ends with it.",
                      type: "boolean",
                      "x-consequence": "readers give up the whole spine without a word"
                    }
                  }
                }
              }
            }
          }
        },
        consequence: "readers give up the whole spine without a word"
      }
    },
    body: {
      beside: [
        {
          families: [
            "plan-issue"
          ],
          consequence: "readers look for the spine in the comment of a plan"
        }
      ]
    }
  },
  {
    contract: "marker",
    pack: "agent-orchestra",
    family: "goal-contract",
    description: "What a goal run must reach, what it must not touch and when it stops, in the comment of a plan.",
    head: "goal-contract",
    recognise: "raw-line",
    placement: "line-start",
    count: {
      maximum: 1
    },
    payload: {
      in: "comment",
      language: "yaml",
      missing: "the goal run finds no contract and does not start",
      version: {
        field: "schema_version",
        schemas: {
          "1": {
            title: "The contract of a goal run, version 1",
            type: "object",
            additionalProperties: false,
            required: [
              "schema_version",
              "issue",
              "contract_hash",
              "targets",
              "invariants",
              "evidence_obligations",
              "general_experience_standard",
              "halt_conditions",
              "budget"
            ],
            properties: {
              schema_version: {
                description: "The version of the contract."
              },
              issue: {
                description: "The number of the issue, the same as in the marker of the plan.",
                type: "integer",
                minimum: 1
              },
              contract_hash: {
                description: "The digest of the contract, 64 hexadecimal digits; all zeros for a draft.",
                type: "string",
                pattern: "^[0-9a-f]{64}$",
                "x-consequence": "the validator refuses the contract"
              },
              targets: {
                description: "What must be reached.",
                type: "array",
                minItems: 1,
                items: {
                  type: "object",
                  additionalProperties: false,
                  required: [
                    "id",
                    "ac_ref",
                    "category",
                    "check",
                    "expected",
                    "source"
                  ],
                  properties: {
                    id: {
                      description: "The name of the target.",
                      type: "string"
                    },
                    ac_ref: {
                      description: "The criterion of acceptance that it serves.",
                      type: "string"
                    },
                    category: {
                      description: "What the check looks at.",
                      enum: [
                        "structure-presence",
                        "text-presence",
                        "downstream-consumer",
                        "numeric-or-structural",
                        "named-standard"
                      ],
                      "x-consequence": "the validator refuses the contract"
                    },
                    check: {
                      description: "The command that checks it.",
                      type: "string"
                    },
                    expected: {
                      description: "What the command must show.",
                      type: "string"
                    },
                    falsifier: {
                      description: "What a hollow success would look like.",
                      type: "string"
                    },
                    source: {
                      description: "Where the target comes from.",
                      type: [
                        "string",
                        "null"
                      ]
                    }
                  }
                }
              },
              invariants: {
                description: "What must stay true.",
                type: "array",
                items: {
                  type: "string"
                },
                allOf: [
                  {
                    contains: {
                      const: "full-pester-suite-no-new-failures"
                    }
                  },
                  {
                    contains: {
                      const: "test-diff-integrity"
                    }
                  }
                ],
                "x-consequence": "the validator refuses the contract"
              },
              evidence_obligations: {
                description: "What the run must leave behind.",
                type: "object",
                additionalProperties: false,
                required: [
                  "checkpoint_commits",
                  "run_log",
                  "experience_obligations",
                  "required_markers"
                ],
                properties: {
                  checkpoint_commits: {
                    description: "The commits.",
                    type: "string"
                  },
                  run_log: {
                    description: "The log.",
                    type: "string"
                  },
                  experience_obligations: {
                    description: "What must be tried as a customer would.",
                    type: "array",
                    items: {
                      type: "object",
                      additionalProperties: false,
                      required: [
                        "scenario",
                        "surface"
                      ],
                      properties: {
                        scenario: {
                          description: "The scenario.",
                          type: "string"
                        },
                        surface: {
                          description: "Where it is tried.",
                          enum: [
                            "browser",
                            "cli",
                            "api",
                            "canvas"
                          ]
                        }
                      }
                    }
                  },
                  required_markers: {
                    description: "The markers.",
                    type: "array",
                    items: {
                      type: "string"
                    }
                  }
                }
              },
              general_experience_standard: {
                description: "The standard for all that a customer sees.",
                type: "string"
              },
              halt_conditions: {
                description: "When the run stops: all five, each once.",
                type: "array",
                minItems: 5,
                maxItems: 5,
                items: {
                  enum: [
                    "unachievable-target",
                    "invariant-conflict",
                    "budget-exhausted",
                    "gate-input-needed",
                    "chain-stage-failure"
                  ]
                },
                "x-consequence": "the validator refuses the contract"
              },
              budget: {
                description: "What the run may cost.",
                type: "object",
                additionalProperties: false,
                required: [
                  "tokens",
                  "wall_clock",
                  "chain_sub_ceiling",
                  "non_convergence"
                ],
                properties: {
                  tokens: {
                    description: "Tokens.",
                    type: [
                      "integer",
                      "string"
                    ]
                  },
                  wall_clock: {
                    description: "Time.",
                    type: "string"
                  },
                  chain_sub_ceiling: {
                    description: "The bound for what follows the loop.",
                    type: "integer"
                  },
                  non_convergence: {
                    description: "When there is no progress any more.",
                    type: "string"
                  }
                }
              }
            }
          }
        },
        consequence: "the goal run does not start"
      }
    },
    relations: [
      {
        relation: "uniqueBy",
        at: "halt_conditions",
        consequence: "the validator refuses the contract"
      },
      {
        relation: "uniqueBy",
        at: "targets",
        key: "id",
        severity: "warning"
      }
    ],
    body: {
      beside: [
        {
          families: [
            "plan-issue"
          ],
          consequence: "the goal run looks for the contract in the comment of a plan"
        }
      ]
    }
  },
  {
    contract: "marker",
    pack: "agent-orchestra",
    family: "goal-halt-report",
    description: "Why a goal run stopped.",
    head: "goal-halt-report-{id}",
    parameters: {
      id: {
        type: "integer",
        minimum: 1,
        refersTo: "issue",
        description: "The number of the issue."
      }
    },
    recognise: "raw-line",
    placement: "first-line",
    aloneOnLine: true,
    count: {
      maximum: 1
    },
    write: "replace",
    read: "latest",
    longestBody: 65536,
    payload: {
      in: "body",
      language: "bullets",
      missing: "nobody can tell why the run stopped",
      schema: {
        type: "object",
        required: [
          "halt_reason",
          "stage",
          "arm",
          "claim_provenance"
        ],
        properties: {
          halt_reason: {
            description: "Why the run stopped.",
            enum: [
              "unachievable-target",
              "invariant-conflict",
              "budget-exhausted",
              "gate-input-needed",
              "chain-stage-failure"
            ]
          },
          stage: {
            description: "Where the run stopped.",
            enum: [
              "pre-loop",
              "loop",
              "validate",
              "ce-gate",
              "review",
              "fix-cycle",
              "pr"
            ]
          },
          arm: {
            description: "How the run was carried out.",
            enum: [
              "in-session",
              "manual",
              "headless"
            ]
          },
          claim_provenance: {
            description: "Who says so.",
            enum: [
              "executor-reported",
              "validator",
              "harness"
            ]
          },
          target_ref: {
            description: "The target that is concerned.",
            type: [
              "string",
              "number",
              "null"
            ]
          },
          recommended_next_owner: {
            description: "Who goes on.",
            type: "string"
          }
        }
      }
    }
  },
  {
    contract: "marker",
    pack: "agent-orchestra",
    family: "goal-probe-findings",
    description: "What the probe for goal runs found and decided.",
    head: "goal-probe-findings-{id}",
    parameters: {
      id: {
        type: "integer",
        minimum: 1,
        refersTo: "issue",
        description: "The number of the issue."
      }
    },
    recognise: "raw-line",
    placement: "first-line",
    aloneOnLine: true,
    count: {
      maximum: 1
    },
    write: "replace",
    read: "latest",
    longestBody: 65536,
    payload: {
      in: "none"
    }
  },
  {
    contract: "marker",
    pack: "agent-orchestra",
    family: "goal-run-inflight",
    description: "A goal run is under way; the comment with the lowest id wins.",
    head: "goal-run-inflight-{id}",
    parameters: {
      id: {
        type: "integer",
        minimum: 1,
        refersTo: "issue",
        description: "The number of the issue."
      }
    },
    recognise: "raw-line",
    placement: "first-line",
    aloneOnLine: true,
    count: {
      maximum: 1
    },
    write: "append",
    read: "first",
    thread: {
      live: {
        label: "status",
        words: [
          "unresolved",
          "adopted"
        ]
      }
    },
    longestBody: 65536,
    payload: {
      in: "body",
      language: "bullets",
      missing: "no session can tell whether the run goes on",
      agrees: {
        issue: "id"
      },
      schema: {
        type: "object",
        required: [
          "schema_version",
          "issue",
          "status",
          "contract_hash",
          "launched_at"
        ],
        properties: {
          schema_version: {
            description: "The version of the comment.",
            const: 1
          },
          issue: {
            description: "The number of the issue.",
            type: "integer"
          },
          status: {
            description: "Whether the run goes on.",
            enum: [
              "unresolved",
              "resolved",
              "adopted"
            ],
            "x-consequence": "no session can adopt the run"
          },
          contract_hash: {
            description: "The digest of the contract.",
            type: "string",
            pattern: "^[0-9a-f]{64}$"
          },
          launched_at: {
            description: "When the run was launched.",
            type: "string"
          },
          resolved_reason: {
            description: "Why the run is over.",
            type: "string"
          },
          adopted_by_session_id: {
            description: "The session that took the run over.",
            type: "string"
          }
        }
      }
    }
  },
  {
    contract: "marker",
    pack: "agent-orchestra",
    family: "goal-run-restart-report",
    description: "A goal run was started anew by hand.",
    head: "goal-run-restart-report-{id}",
    parameters: {
      id: {
        type: "integer",
        minimum: 1,
        refersTo: "issue",
        description: "The number of the issue."
      }
    },
    recognise: "raw-line",
    placement: "first-line",
    aloneOnLine: true,
    count: {
      maximum: 1
    },
    write: "append",
    read: "latest",
    longestBody: 65536,
    payload: {
      in: "body",
      language: "bullets",
      missing: "nobody finds the work of the run again",
      agrees: {
        issue: "id"
      },
      schema: {
        type: "object",
        required: [
          "schema_version",
          "issue",
          "worktree_path",
          "branch_name",
          "cleared_at"
        ],
        properties: {
          schema_version: {
            description: "The version of the comment.",
            const: 1
          },
          issue: {
            description: "The number of the issue.",
            type: "integer"
          },
          worktree_path: {
            description: "Where the run worked.",
            type: "string",
            minLength: 1
          },
          branch_name: {
            description: "The branch of the run, or `unknown`.",
            type: "string",
            minLength: 1
          },
          cleared_at: {
            description: "When the run was cleared.",
            type: "string"
          }
        }
      }
    }
  },
  {
    contract: "marker",
    pack: "agent-orchestra",
    family: "goal-run-stage",
    description: "The stage that a goal run has reached.",
    head: "goal-run-stage-{id}",
    parameters: {
      id: {
        type: "integer",
        minimum: 1,
        refersTo: "issue",
        description: "The number of the issue."
      }
    },
    recognise: "raw-line",
    placement: "first-line",
    aloneOnLine: true,
    count: {
      maximum: 1
    },
    write: "replace",
    read: "latest",
    longestBody: 65536,
    payload: {
      in: "body",
      language: "bullets",
      missing: "readers find no stage and start the run anew",
      agrees: {
        issue: "id"
      },
      schema: {
        type: "object",
        required: [
          "schema_version",
          "issue",
          "stage",
          "contract_hash",
          "updated_at"
        ],
        properties: {
          schema_version: {
            description: "The version of the comment.",
            const: 1
          },
          issue: {
            description: "The number of the issue.",
            type: "integer"
          },
          stage: {
            description: "The last stage that was reached.",
            enum: [
              "loop-launched",
              "loop-released",
              "chain-dispatched"
            ],
            "x-consequence": "readers cannot tell where the run goes on"
          },
          contract_hash: {
            description: "The digest of the contract.",
            type: "string",
            pattern: "^[0-9a-f]{64}$"
          },
          updated_at: {
            description: "When the comment was written.",
            type: "string"
          },
          worktree_path: {
            description: "Where the run works.",
            type: "string"
          }
        }
      }
    }
  },
  {
    contract: "marker",
    pack: "agent-orchestra",
    family: "gotcha-status",
    description: "What became of a gotcha that a project found, above the table with its one row.",
    head: "gotcha-status:",
    placement: "line-start",
    payload: {
      in: "comment",
      language: "yaml",
      missing: "the gotcha is looked at again with each review",
      schema: {
        type: "string",
        pattern: "^(?:new|local|duplicate|dedup-error|resolved|upstream:.*)$",
        "x-severity": "warning"
      }
    }
  },
  {
    contract: "marker",
    pack: "agent-orchestra",
    family: "grounding-evidence",
    description: "The table behind the marker tells what was looked up for the design of an issue.",
    head: "grounding-evidence",
    recognise: "raw-line",
    placement: "line-start",
    aloneOnLine: true,
    count: {
      maximum: 1
    },
    payload: {
      in: "none"
    },
    body: {
      lines: [
        {
          write: "**Grounding Evidence** (HEAD: 0123456)",
          pattern: "^\\*\\*Grounding Evidence\\*\\*",
          next: true,
          severity: "warning"
        }
      ]
    }
  },
  {
    contract: "marker",
    pack: "agent-orchestra",
    family: "interim-migration-note",
    description: "A note that quotes what later work replaces.",
    head: "interim-migration-note:begin",
    pair: {
      end: "interim-migration-note:end"
    },
    placement: "line-start",
    aloneOnLine: true,
    count: {
      maximum: 1
    }
  },
  {
    contract: "marker",
    pack: "agent-orchestra",
    family: "judge-rulings-attributed",
    description: "A head of rulings that names its pull request; the rows stand behind it.",
    head: "judge-rulings pr={pr}",
    parameters: {
      pr: {
        type: "integer",
        minimum: 1,
        refersTo: "pull-request",
        description: "The number of the pull request."
      }
    },
    recognise: "raw-line",
    placement: "line-start",
    count: {
      maximum: 1,
      with: [
        "judge-rulings"
      ]
    },
    longestBody: 65536,
    payload: {
      in: "none"
    }
  },
  {
    contract: "marker",
    pack: "agent-orchestra",
    family: "judge-rulings",
    description: "What the judge of a review decided about each finding, of a pull request or of a plan.",
    head: "judge-rulings",
    recognise: "raw-line",
    placement: "line-start",
    count: {
      maximum: 1,
      with: [
        "judge-rulings-attributed"
      ]
    },
    write: "replace",
    longestBody: 65536,
    payload: {
      in: "comment",
      language: "yaml",
      missing: "readers find no ruling, or cannot verify the review",
      schema: {
        title: "The rulings of a judge",
        type: "array",
        minItems: 1,
        items: {
          type: "object",
          required: [
            "judge_ruling"
          ],
          properties: {
            judge_ruling: {
              description: "Who is right.",
              enum: [
                "sustained",
                "defense-sustained"
              ],
              "x-consequence": "readers do not count the ruling"
            },
            finding_id: {
              description: "The finding of a plan, one for each entry; `none` when there is none.",
              type: [
                "string",
                "integer"
              ],
              pattern: "^[^,\\s\\x{2013}\\x{2014}]*$",
              not: {
                type: "string",
                pattern: "[0-9](?:-|\\.\\.)[A-Za-z]*[0-9]+$"
              },
              "x-consequence": "readers count one ruling instead of several"
            },
            id: {
              description: "The finding of a pull request.",
              type: [
                "string",
                "integer"
              ],
              "x-missing": {
                consequence: "readers cannot tell which finding is meant"
              }
            },
            stable_finding_key: {
              description: "The name of the finding, the same in every review.",
              type: "string"
            },
            judge_confidence: {
              description: "How sure the judge is.",
              enum: [
                "high",
                "medium",
                "low"
              ],
              "x-consequence": "the reader of pull requests drops the block"
            },
            points_awarded: {
              description: "The points, to the prosecution or to the defense.",
              type: "string",
              pattern: "^(?:P\\+|D\\+|D-)[0-9]*$",
              "x-consequence": "the reader of pull requests drops the block"
            }
          },
          if: {
            not: {
              required: [
                "finding_id"
              ]
            }
          },
          then: {
            required: [
              "id"
            ]
          }
        }
      }
    }
  },
  {
    contract: "marker",
    pack: "agent-orchestra",
    family: "legacy-path",
    description: "A text about paths as they were, which the check of paths leaves out.",
    head: "legacy-path",
    pair: {
      end: "/legacy-path"
    },
    placement: "line-start",
    aloneOnLine: true
  },
  {
    contract: "command",
    pack: "agent-orchestra",
    name: "marker-by-hand",
    description: "A marker that is posted with gh although a script posts its family with checks.",
    title: "gh",
    names: [
      "gh"
    ],
    matches: "^gh\\s+(?:issue|pr)\\s+(?:comment|create|edit)\\b[^|;&]*<!--\\s*(?:engagement-record-(?:experience|design|plan|orchestration)|credit-input|review-dispositions|frame-slices|open-for-work-affirmed|completion-account|design-phase-complete|experience-owner-complete|review-judge-produced|plan-issue)-",
    openFlags: true,
    arguments: [
      {
        name: "word",
        rest: true
      }
    ],
    forbidden: {
      consequence: "a marker that is posted by hand passes no check of its family",
      instead: "post it with `persist-marker.ps1`",
      severity: "warning"
    }
  },
  {
    contract: "marker",
    pack: "agent-orchestra",
    family: "memory-policy-stanza",
    description: "The stanza by which an index of memory takes a policy over; its beginning names the file of the policy.",
    head: "memory-policy-stanza-begin:",
    pair: {
      end: "memory-policy-stanza-end"
    },
    placement: "line-start",
    aloneOnLine: true,
    count: {
      maximum: 1
    },
    payload: {
      in: "comment",
      language: "text",
      missing: "the index counts as one without a policy"
    }
  },
  {
    contract: "marker",
    pack: "agent-orchestra",
    family: "migration-note",
    description: "A note about a move of files.",
    head: "migration-note-begin",
    pair: {
      end: "migration-note-end"
    },
    placement: "line-start",
    aloneOnLine: true
  },
  {
    contract: "marker",
    pack: "agent-orchestra",
    family: "named-decisions",
    description: "The decisions of a phase as people read them, in the body of an issue or in a plan.",
    head: "named-decisions:begin",
    pair: {
      end: "named-decisions:end"
    },
    recognise: "raw-line",
    placement: "line-start",
    aloneOnLine: true,
    count: {
      maximum: 1
    }
  },
  {
    contract: "marker",
    pack: "agent-orchestra",
    family: "open-for-work-affirmed",
    description: "Somebody affirmed that an issue is open for work; the earliest record that was never edited tells since when.",
    head: "open-for-work-affirmed-{id}",
    parameters: {
      id: {
        type: "integer",
        minimum: 1,
        refersTo: "issue",
        description: "The number of the issue."
      }
    },
    recognise: "raw-line",
    placement: "first-line",
    aloneOnLine: true,
    count: {
      maximum: 1
    },
    write: "append",
    read: "first",
    thread: {
      voidWhenEdited: true
    },
    longestBody: 65536,
    payload: {
      in: "none"
    }
  },
  {
    contract: "marker",
    pack: "agent-orchestra",
    family: "open-for-work-non-overridability",
    description: "The clause by which nothing overrides the opening of work.",
    head: "open-for-work-non-overridability:begin",
    pair: {
      end: "open-for-work-non-overridability:end"
    },
    placement: "line-start",
    aloneOnLine: true,
    count: {
      maximum: 1
    }
  },
  {
    contract: "marker",
    pack: "agent-orchestra",
    family: "parallel-batch-honest-premise-anchor",
    description: "The sentence on which dispatches in parallel rest.",
    head: "parallel-batch-honest-premise-anchor begin",
    pair: {
      end: "/parallel-batch-honest-premise-anchor"
    },
    placement: "line-start",
    aloneOnLine: true,
    count: {
      maximum: 1
    }
  },
  {
    contract: "marker",
    pack: "agent-orchestra",
    family: "parent-link-mode",
    description: "How an issue was linked to its parent.",
    head: "parent-link-mode: {mode}",
    parameters: {
      mode: {
        enum: [
          "graphql",
          "text-fallback"
        ],
        description: "Whether the link is one of GitHub or only text."
      }
    },
    recognise: "raw-line",
    placement: "last-line",
    aloneOnLine: true,
    count: {
      maximum: 1
    },
    payload: {
      in: "none"
    }
  },
  {
    contract: "command",
    pack: "agent-orchestra",
    name: "persist-marker",
    description: "The script that posts a marker with its checks, alone or as one of a burst.",
    names: [
      "persist-marker.ps1"
    ],
    style: "powershell",
    consequence: "PowerShell binds no such parameter, and nothing is posted",
    flags: {
      Owner: {
        description: "The owner of the repository.",
        value: "required",
        required: true,
        consequence: "the parameter is mandatory"
      },
      Repo: {
        description: "The name of the repository.",
        value: "required",
        required: true
      },
      Family: {
        description: "The family of the marker.",
        value: "required"
      },
      Number: {
        description: "The number of the issue or pull request.",
        value: "required",
        pattern: "^[1-9][0-9]*$",
        shape: "a number such as `575`"
      },
      TargetSurface: {
        description: "Where it is posted.",
        value: "required",
        allowed: [
          "issue",
          "pull-request"
        ],
        consequence: "PowerShell refuses another value"
      },
      Marker: {
        description: "The marker, which is the first line of the body too.",
        value: "required",
        pattern: "^<!-- \\S.*?(?:-(?P<number>[0-9]+))? -->$",
        shape: "a whole comment such as `<!-- family-575 -->`",
        agrees: {
          number: "Number"
        },
        consequence: "the script posts whatever text it is given, and no reader finds the comment"
      },
      BodyFile: {
        description: "The file with the whole body.",
        value: "required",
        pattern: "(?:^|[\\\\/])\\.tmp[\\\\/]",
        shape: "a path below `.tmp/`",
        consequence: "the script refuses a file outside `.tmp/`"
      },
      NoPreserve: {
        description: "Do not carry over what the present comment holds."
      },
      BurstManifest: {
        description: "A JSON file that lists several markers.",
        value: "required"
      }
    },
    anyOf: [
      {
        flags: [
          "Family",
          "BurstManifest"
        ],
        consequence: "PowerShell cannot tell which set of parameters is meant"
      }
    ],
    together: [
      {
        flags: [
          "Family",
          "Number",
          "TargetSurface",
          "Marker",
          "BodyFile"
        ],
        consequence: "they are mandatory in one set"
      }
    ],
    exclusive: [
      {
        flags: [
          "BurstManifest",
          "Family"
        ],
        consequence: "they belong to two sets of parameters"
      },
      {
        flags: [
          "BurstManifest",
          "Number"
        ],
        consequence: "they belong to two sets of parameters"
      },
      {
        flags: [
          "BurstManifest",
          "TargetSurface"
        ],
        consequence: "they belong to two sets of parameters"
      },
      {
        flags: [
          "BurstManifest",
          "Marker"
        ],
        consequence: "they belong to two sets of parameters"
      },
      {
        flags: [
          "BurstManifest",
          "BodyFile"
        ],
        consequence: "they belong to two sets of parameters"
      },
      {
        flags: [
          "BurstManifest",
          "NoPreserve"
        ],
        consequence: "they belong to two sets of parameters"
      }
    ]
  },
  {
    contract: "command",
    pack: "agent-orchestra",
    name: "persist-phase-ledger",
    description: "The script that writes the judge's rulings and the ledger of phase containment.",
    names: [
      "persist-phase-ledger.ps1"
    ],
    style: "powershell",
    consequence: "PowerShell binds no such parameter, and nothing is written",
    flags: {
      Owner: {
        description: "The owner of the repository.",
        value: "required",
        required: true,
        consequence: "the parameter is mandatory"
      },
      Repo: {
        description: "The name of the repository.",
        value: "required",
        required: true
      },
      Mode: {
        description: "What is written.",
        value: "required",
        required: true,
        allowed: [
          "plan",
          "design",
          "brief"
        ],
        consequence: "PowerShell refuses another value"
      },
      IssueNumber: {
        description: "The issue of a plan.",
        value: "required"
      },
      DesignCommentId: {
        description: "The comment of a design.",
        value: "required"
      },
      JudgeRulingsContent: {
        description: "The block with the rulings.",
        value: "required"
      },
      BriefHeadContent: {
        description: "The head of a brief.",
        value: "required"
      },
      PhaseContainmentBlocks: {
        description: "The blocks for the ledger.",
        value: "required"
      }
    },
    anyOf: [
      {
        flags: [
          "JudgeRulingsContent"
        ],
        when: {
          flag: "Mode",
          values: [
            "plan",
            "design"
          ]
        },
        consequence: "the script refuses a plan or a design without rulings"
      }
    ]
  },
  {
    contract: "marker",
    pack: "agent-orchestra",
    family: "phase-containment-ledger-ref",
    description: "The comment that holds the ledger of a plan, below the marker of the plan.",
    head: "phase-containment-ledger-ref: {comment}",
    parameters: {
      comment: {
        type: "integer",
        minimum: 1,
        description: "The id of the comment."
      }
    },
    recognise: "raw-line",
    placement: "line-start",
    aloneOnLine: true,
    count: {
      maximum: 1
    },
    payload: {
      in: "none"
    },
    body: {
      beside: [
        {
          families: [
            "plan-issue"
          ],
          consequence: "readers look for the pointer in the comment of a plan"
        }
      ]
    }
  },
  {
    contract: "marker",
    pack: "agent-orchestra",
    family: "phase-containment-ledger",
    description: "The comment that holds the rulings on a plan and what they say of its phases.",
    head: "phase-containment-ledger-{id}",
    parameters: {
      id: {
        type: "integer",
        minimum: 1,
        refersTo: "issue",
        description: "The number of the issue."
      }
    },
    recognise: "raw-line",
    placement: "first-line",
    aloneOnLine: true,
    count: {
      maximum: 1
    },
    write: "replace",
    longestBody: 65536,
    payload: {
      in: "none"
    }
  },
  {
    contract: "marker",
    pack: "agent-orchestra",
    family: "phase-containment",
    description: "In which phase a defect came in, where it could have been caught and where it was.",
    head: "phase-containment-{id}",
    parameters: {
      id: {
        type: "integer",
        minimum: 1,
        description: "The number of the issue or pull request."
      }
    },
    recognise: "raw-line",
    placement: "line-start",
    aloneOnLine: true,
    pair: {
      end: "/phase-containment-{id}"
    },
    longestBody: 65536,
    payload: {
      in: "region",
      language: "yaml",
      missing: "readers drop the block without a word",
      schema: {
        title: "A defect and its phases",
        type: "object",
        required: [
          "finding_key",
          "introduced_phase",
          "catchable_phase",
          "caught_stage",
          "escape_distance",
          "severity",
          "systemic_fix_type",
          "category"
        ],
        properties: {
          finding_key: {
            description: "The stage that caught the defect, a colon, and the name of the finding there.",
            type: "string",
            pattern: "^(?:code-review|design-challenge|plan-stress-test|brief-review|post-review-observer):.",
            "x-consequence": "readers drop the entry"
          },
          introduced_phase: {
            description: "The phase in which the defect came in.",
            enum: [
              "experience",
              "design",
              "plan",
              "implementation"
            ],
            "x-consequence": "readers drop the entry"
          },
          catchable_phase: {
            description: "The earliest phase in which it could have been caught.",
            enum: [
              "experience",
              "design",
              "plan",
              "implementation"
            ],
            "x-consequence": "readers drop the entry"
          },
          caught_stage: {
            description: "The stage that caught it.",
            enum: [
              "design-challenge",
              "plan-stress-test",
              "brief-review",
              "code-review",
              "post-review-observer"
            ],
            "x-consequence": "readers drop the entry"
          },
          escape_distance: {
            description: "The place of the stage, less that of the phase that could have caught it.",
            type: "integer",
            minimum: 0,
            "x-consequence": "readers drop the entry"
          },
          severity: {
            description: "How bad it is.",
            enum: [
              "critical",
              "high",
              "medium",
              "low"
            ],
            "x-consequence": "readers drop the entry"
          },
          systemic_fix_type: {
            description: "What would keep such defects out.",
            enum: [
              "instruction",
              "skill",
              "agent-prompt",
              "plan-template",
              "none"
            ],
            "x-consequence": "readers drop the entry"
          },
          category: {
            description: "What it is about.",
            enum: [
              "architecture",
              "security",
              "performance",
              "pattern",
              "implementation-clarity",
              "script-automation",
              "documentation-audit"
            ],
            "x-consequence": "readers drop the entry"
          },
          apparatus_meta: {
            description: "Whether the entry belongs to the apparatus and is left out of all rates.",
            type: "boolean"
          },
          seed: {
            description: "Whether the defect was put in on purpose.",
            type: "boolean"
          },
          appended_at: {
            description: "When the block was last edited, in UTC.",
            type: "string",
            pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(?:\\.[0-9]+)?Z$",
            "x-consequence": "readers count the entry as invalid"
          }
        },
        allOf: [
          {
            if: {
              required: [
                "caught_stage"
              ],
              properties: {
                caught_stage: {
                  const: "design-challenge"
                }
              }
            },
            then: {
              properties: {
                finding_key: {
                  pattern: "^design-challenge:",
                  "x-consequence": "the check of emissions does not find the row of its stage"
                }
              }
            }
          },
          {
            if: {
              required: [
                "caught_stage"
              ],
              properties: {
                caught_stage: {
                  const: "plan-stress-test"
                }
              }
            },
            then: {
              properties: {
                finding_key: {
                  pattern: "^plan-stress-test:",
                  "x-consequence": "the check of emissions does not find the row of its stage"
                }
              }
            }
          },
          {
            if: {
              required: [
                "caught_stage"
              ],
              properties: {
                caught_stage: {
                  const: "brief-review"
                }
              }
            },
            then: {
              properties: {
                finding_key: {
                  pattern: "^brief-review:",
                  "x-consequence": "the check of emissions does not find the row of its stage"
                }
              }
            }
          },
          {
            if: {
              required: [
                "caught_stage"
              ],
              properties: {
                caught_stage: {
                  const: "code-review"
                }
              }
            },
            then: {
              properties: {
                finding_key: {
                  pattern: "^code-review:",
                  "x-consequence": "the check of emissions does not find the row of its stage"
                }
              }
            }
          },
          {
            if: {
              required: [
                "caught_stage"
              ],
              properties: {
                caught_stage: {
                  const: "post-review-observer"
                }
              }
            },
            then: {
              properties: {
                finding_key: {
                  pattern: "^post-review-observer:",
                  "x-consequence": "the check of emissions does not find the row of its stage"
                }
              }
            }
          },
          {
            if: {
              required: [
                "caught_stage"
              ],
              properties: {
                caught_stage: {
                  enum: [
                    "design-challenge"
                  ]
                }
              }
            },
            then: {
              properties: {
                catchable_phase: {
                  enum: [
                    "experience",
                    "design"
                  ],
                  "x-consequence": "readers drop the entry, since the stage comes before the phase"
                }
              }
            }
          },
          {
            if: {
              required: [
                "caught_stage",
                "catchable_phase"
              ],
              properties: {
                caught_stage: {
                  enum: [
                    "design-challenge"
                  ]
                },
                catchable_phase: {
                  const: "experience"
                }
              }
            },
            then: {
              properties: {
                escape_distance: {
                  const: 1,
                  "x-consequence": "readers compute it anew and drop the entry"
                }
              }
            }
          },
          {
            if: {
              required: [
                "caught_stage",
                "catchable_phase"
              ],
              properties: {
                caught_stage: {
                  enum: [
                    "design-challenge"
                  ]
                },
                catchable_phase: {
                  const: "design"
                }
              }
            },
            then: {
              properties: {
                escape_distance: {
                  const: 0,
                  "x-consequence": "readers compute it anew and drop the entry"
                }
              }
            }
          },
          {
            if: {
              required: [
                "caught_stage"
              ],
              properties: {
                caught_stage: {
                  enum: [
                    "plan-stress-test",
                    "brief-review"
                  ]
                }
              }
            },
            then: {
              properties: {
                catchable_phase: {
                  enum: [
                    "experience",
                    "design",
                    "plan"
                  ],
                  "x-consequence": "readers drop the entry, since the stage comes before the phase"
                }
              }
            }
          },
          {
            if: {
              required: [
                "caught_stage",
                "catchable_phase"
              ],
              properties: {
                caught_stage: {
                  enum: [
                    "plan-stress-test",
                    "brief-review"
                  ]
                },
                catchable_phase: {
                  const: "experience"
                }
              }
            },
            then: {
              properties: {
                escape_distance: {
                  const: 2,
                  "x-consequence": "readers compute it anew and drop the entry"
                }
              }
            }
          },
          {
            if: {
              required: [
                "caught_stage",
                "catchable_phase"
              ],
              properties: {
                caught_stage: {
                  enum: [
                    "plan-stress-test",
                    "brief-review"
                  ]
                },
                catchable_phase: {
                  const: "design"
                }
              }
            },
            then: {
              properties: {
                escape_distance: {
                  const: 1,
                  "x-consequence": "readers compute it anew and drop the entry"
                }
              }
            }
          },
          {
            if: {
              required: [
                "caught_stage",
                "catchable_phase"
              ],
              properties: {
                caught_stage: {
                  enum: [
                    "plan-stress-test",
                    "brief-review"
                  ]
                },
                catchable_phase: {
                  const: "plan"
                }
              }
            },
            then: {
              properties: {
                escape_distance: {
                  const: 0,
                  "x-consequence": "readers compute it anew and drop the entry"
                }
              }
            }
          },
          {
            if: {
              required: [
                "caught_stage",
                "catchable_phase"
              ],
              properties: {
                caught_stage: {
                  enum: [
                    "code-review"
                  ]
                },
                catchable_phase: {
                  const: "experience"
                }
              }
            },
            then: {
              properties: {
                escape_distance: {
                  const: 3,
                  "x-consequence": "readers compute it anew and drop the entry"
                }
              }
            }
          },
          {
            if: {
              required: [
                "caught_stage",
                "catchable_phase"
              ],
              properties: {
                caught_stage: {
                  enum: [
                    "code-review"
                  ]
                },
                catchable_phase: {
                  const: "design"
                }
              }
            },
            then: {
              properties: {
                escape_distance: {
                  const: 2,
                  "x-consequence": "readers compute it anew and drop the entry"
                }
              }
            }
          },
          {
            if: {
              required: [
                "caught_stage",
                "catchable_phase"
              ],
              properties: {
                caught_stage: {
                  enum: [
                    "code-review"
                  ]
                },
                catchable_phase: {
                  const: "plan"
                }
              }
            },
            then: {
              properties: {
                escape_distance: {
                  const: 1,
                  "x-consequence": "readers compute it anew and drop the entry"
                }
              }
            }
          },
          {
            if: {
              required: [
                "caught_stage",
                "catchable_phase"
              ],
              properties: {
                caught_stage: {
                  enum: [
                    "code-review"
                  ]
                },
                catchable_phase: {
                  const: "implementation"
                }
              }
            },
            then: {
              properties: {
                escape_distance: {
                  const: 0,
                  "x-consequence": "readers compute it anew and drop the entry"
                }
              }
            }
          },
          {
            if: {
              required: [
                "caught_stage",
                "catchable_phase"
              ],
              properties: {
                caught_stage: {
                  enum: [
                    "post-review-observer"
                  ]
                },
                catchable_phase: {
                  const: "experience"
                }
              }
            },
            then: {
              properties: {
                escape_distance: {
                  const: 4,
                  "x-consequence": "readers compute it anew and drop the entry"
                }
              }
            }
          },
          {
            if: {
              required: [
                "caught_stage",
                "catchable_phase"
              ],
              properties: {
                caught_stage: {
                  enum: [
                    "post-review-observer"
                  ]
                },
                catchable_phase: {
                  const: "design"
                }
              }
            },
            then: {
              properties: {
                escape_distance: {
                  const: 3,
                  "x-consequence": "readers compute it anew and drop the entry"
                }
              }
            }
          },
          {
            if: {
              required: [
                "caught_stage",
                "catchable_phase"
              ],
              properties: {
                caught_stage: {
                  enum: [
                    "post-review-observer"
                  ]
                },
                catchable_phase: {
                  const: "plan"
                }
              }
            },
            then: {
              properties: {
                escape_distance: {
                  const: 2,
                  "x-consequence": "readers compute it anew and drop the entry"
                }
              }
            }
          },
          {
            if: {
              required: [
                "caught_stage",
                "catchable_phase"
              ],
              properties: {
                caught_stage: {
                  enum: [
                    "post-review-observer"
                  ]
                },
                catchable_phase: {
                  const: "implementation"
                }
              }
            },
            then: {
              properties: {
                escape_distance: {
                  const: 1,
                  "x-consequence": "readers compute it anew and drop the entry"
                }
              }
            }
          }
        ]
      }
    },
    relations: [
      {
        relation: "orderedBefore",
        at: "introduced_phase",
        then: "catchable_phase",
        order: [
          "experience",
          "design",
          "plan",
          "implementation"
        ],
        consequence: "readers drop the entry"
      }
    ]
  },
  {
    contract: "marker",
    pack: "agent-orchestra",
    family: "pipeline-metrics",
    description: "What each port of the pipeline earned for a pull request, in its body.",
    head: "pipeline-metrics",
    recognise: "raw-line",
    placement: "line-start",
    count: {
      maximum: 1
    },
    longestBody: 65536,
    payload: {
      in: "comment",
      language: "yaml",
      missing: "readers find no credits",
      version: {
        field: "metrics_version",
        schemas: {
          "1": {
            type: "object"
          },
          "2": {
            type: "object"
          },
          "3": {
            type: "object"
          },
          "4": {
            title: "Metrics of the pipeline, version 4",
            type: "object",
            required: [
              "metrics_version",
              "frame_version",
              "credits"
            ],
            properties: {
              metrics_version: {
                description: "The version of the block."
              },
              frame_version: {
                description: "The version of the frame.",
                enum: [
                  1,
                  "1"
                ],
                "x-severity": "warning"
              },
              credits: {
                description: "One row for each port, and another one for each run.",
                type: "array",
                minItems: 1,
                "x-consequence": "the check of the block fails, since it has no credits",
                items: {
                  type: "object",
                  required: [
                    "port",
                    "status",
                    "evidence"
                  ],
                  properties: {
                    port: {
                      description: "The port.",
                      type: "string",
                      minLength: 1
                    },
                    adapter: {
                      description: "What made the credit.",
                      type: "string"
                    },
                    status: {
                      description: "The outcome.",
                      enum: [
                        "passed",
                        "failed",
                        "skipped",
                        "not-applicable",
                        "inconclusive",
                        "not-persisted",
                        "overridden"
                      ],
                      "x-consequence": "readers do not count the credit"
                    },
                    run_index: {
                      description: "The number of the run for this port and adapter.",
                      type: "integer",
                      minimum: 0
                    },
                    "terminal-step-id": {
                      description: "The last step of the port.",
                      type: [
                        "integer",
                        "string"
                      ]
                    },
                    evidence: {
                      description: "What shows the outcome, as one text.",
                      type: [
                        "string",
                        "number",
                        "boolean"
                      ],
                      "x-consequence": "writers turn a value of several parts into a text that nobody can read"
                    }
                  }
                }
              }
            }
          }
        },
        consequence: "readers take the block for an old one and find no credits",
        current: 4,
        coerced: true
      }
    }
  },
  {
    contract: "marker",
    pack: "agent-orchestra",
    family: "plan-authoring-non-overridability",
    description: "The clause by which nothing overrides the authoring of plans.",
    head: "plan-authoring-non-overridability:begin",
    pair: {
      end: "plan-authoring-non-overridability:end"
    },
    placement: "line-start",
    aloneOnLine: true,
    count: {
      maximum: 1
    }
  },
  {
    contract: "marker",
    pack: "agent-orchestra",
    family: "plan-issue",
    description: "The approved plan of an issue, with its spine, its decisions and the pointer to its ledger.",
    head: "plan-issue-{id}",
    parameters: {
      id: {
        type: "integer",
        minimum: 1,
        refersTo: "issue",
        description: "The number of the issue."
      }
    },
    recognise: "raw-text",
    placement: "first-line",
    aloneOnLine: true,
    count: {
      maximum: 1
    },
    write: "replace",
    read: "latest",
    longestBody: 65536,
    payload: {
      in: "none"
    },
    body: {
      lines: [
        {
          write: "**Plan Stress-Test**",
          pattern: "(?i)^([ \\t]*(?:#{1,6}[ \\t]+plan[ \\t]+stress[ -]?test\\b|(?:\\*\\*|__)(?:plan[ \\t]+)?stress[ -]?test[^*_]*(?:\\*\\*|__)|plan[ \\t]+stress[ -]?test:?[ \\t]*$))",
          values: [
            "**Plan Stress-Test**"
          ],
          minimum: 0,
          consequence: "readers do not see that the plan was reviewed, and count no finding",
          severity: "warning"
        }
      ],
      beside: [
        {
          families: [
            "phase-containment-ledger-ref",
            "judge-rulings",
            "judge-rulings-attributed"
          ],
          when: "(?i)^\\*\\*Plan Stress-Test\\*\\*",
          consequence: "readers find the review in prose alone and cannot count what it found",
          severity: "warning"
        }
      ]
    }
  },
  {
    contract: "marker",
    pack: "agent-orchestra",
    family: "policy-canonical",
    description: "The policy that stores of memory copy.",
    head: "policy-canonical-begin",
    pair: {
      end: "policy-canonical-end"
    },
    placement: "line-start",
    aloneOnLine: true,
    count: {
      maximum: 1
    }
  },
  {
    contract: "marker",
    pack: "agent-orchestra",
    family: "portfolio-tracker",
    description: "The table of a portfolio, which a script writes anew.",
    head: "portfolio-tracker:begin",
    pair: {
      end: "portfolio-tracker:end"
    },
    placement: "line-start",
    aloneOnLine: true,
    count: {
      maximum: 1
    }
  },
  {
    contract: "marker",
    pack: "agent-orchestra",
    family: "proposed-followups",
    description: "The follow-up issues that wait for somebody to rule on them.",
    head: "proposed-followups-{number}",
    parameters: {
      number: {
        type: "integer",
        minimum: 1,
        description: "The number of the issue or pull request."
      }
    },
    recognise: "raw-line",
    placement: "first-line",
    aloneOnLine: true,
    count: {
      maximum: 1
    },
    write: "replace",
    longestBody: 65536,
    payload: {
      in: "fence",
      language: "yaml",
      fenceNames: [
        "yaml"
      ],
      missing: "the reader stops with an exception",
      version: {
        field: "schema_version",
        schemas: {
          "1": {
            title: "Proposed follow-up issues, version 1",
            type: "object",
            required: [
              "schema_version",
              "proposals"
            ],
            properties: {
              schema_version: {
                description: "The version of the list."
              },
              proposals: {
                description: "One entry for each issue.",
                type: "array",
                items: {
                  type: "object",
                  required: [
                    "canonical_title",
                    "rationale",
                    "disposition",
                    "severity",
                    "board_position",
                    "followup_key",
                    "originating_head_sha",
                    "ruling_link"
                  ],
                  properties: {
                    canonical_title: {
                      description: "The title.",
                      type: "string",
                      minLength: 1
                    },
                    rationale: {
                      description: "Why.",
                      type: "string"
                    },
                    disposition: {
                      description: "What was decided about the finding.",
                      type: "string"
                    },
                    severity: {
                      description: "How bad it is.",
                      type: "string"
                    },
                    board_position: {
                      description: "Where it goes on the board.",
                      type: "string"
                    },
                    followup_key: {
                      description: "The name of the follow-up, the same wherever it is told.",
                      type: "string",
                      minLength: 1
                    },
                    originating_head_sha: {
                      description: "The commit that was reviewed.",
                      type: "string"
                    },
                    ruling_link: {
                      description: "Where the ruling stands.",
                      type: "string"
                    },
                    target_repo: {
                      description: "The repository in which the issue is to be opened.",
                      type: "string"
                    }
                  }
                }
              }
            }
          }
        }
      },
      records: {
        at: "proposals",
        key: "followup_key"
      },
      text: {
        fields: [
          "canonical_title",
          "rationale"
        ],
        forbid: "fence",
        consequence: "the queue is cut there"
      }
    },
    body: {
      lines: [
        {
          write: "state: proposed",
          pattern: "^[ \\t]*state:[ \\t]*(\\S.*?)?[ \\t]*$",
          values: [
            "proposed",
            "claimed",
            "consumed"
          ],
          maximum: 1,
          consequence: "the reader stops with an exception"
        }
      ]
    },
    relations: [
      {
        relation: "uniqueBy",
        at: "proposals",
        key: "followup_key",
        severity: "warning"
      }
    ]
  },
  {
    contract: "marker",
    pack: "agent-orchestra",
    family: "refs-injected",
    description: "The references of an issue stand in the context already.",
    head: "refs-injected-{issue}",
    parameters: {
      issue: {
        type: "integer",
        minimum: 1,
        description: "The number of the issue."
      }
    },
    recognise: "raw-line",
    placement: "line-start",
    payload: {
      in: "none"
    }
  },
  {
    contract: "marker",
    pack: "agent-orchestra",
    family: "review-dispositions",
    description: "What the engineer decided about each finding of a review.",
    head: "review-dispositions-{pr}",
    parameters: {
      pr: {
        type: "integer",
        minimum: 1,
        refersTo: "pull-request",
        description: "The number of the pull request."
      }
    },
    recognise: "raw-line",
    placement: "first-line",
    aloneOnLine: true,
    count: {
      maximum: 1
    },
    write: "append",
    read: "latest",
    thread: {
      after: [
        {
          head: "review-judge-produced-{pr}"
        }
      ]
    },
    longestBody: 65536,
    payload: {
      in: "fence",
      language: "yaml",
      fenceNames: [
        "yaml"
      ],
      missing: "the writer refuses the comment",
      version: {
        field: "schema_version",
        schemas: {
          "1": {
            title: "Dispositions of a review, version 1",
            type: "object",
            required: [
              "schema_version",
              "passes_run",
              "entries"
            ],
            properties: {
              schema_version: {
                description: "The version of the record.",
                type: [
                  "integer",
                  "string",
                  "number"
                ]
              },
              passes_run: {
                description: "The passes that ran.",
                type: "array",
                minItems: 1,
                items: {
                  type: "integer",
                  minimum: 1,
                  maximum: 5
                },
                "x-consequence": "the writer refuses the comment"
              },
              entries: {
                description: "One entry for each finding.",
                type: "array",
                items: {
                  type: "object",
                  required: [
                    "stable_finding_key",
                    "pass",
                    "disposition",
                    "classification",
                    "disposition_rationale"
                  ],
                  properties: {
                    stable_finding_key: {
                      description: "The name of the finding, the same in every review of the pull request.",
                      type: "string",
                      minLength: 1,
                      "x-consequence": "the writer refuses the comment"
                    },
                    finding_id: {
                      description: "A label of this review.",
                      type: "string"
                    },
                    pass: {
                      description: "The pass that found it.",
                      type: "integer",
                      minimum: 1,
                      maximum: 5,
                      "x-consequence": "the writer refuses the comment"
                    },
                    pass_role: {
                      description: "The role of that pass.",
                      enum: [
                        "generalist-A",
                        "generalist-B",
                        "spec-correctness",
                        "spec-security",
                        "spec-architecture"
                      ]
                    },
                    disposition: {
                      description: "What was decided.",
                      enum: [
                        "incorporate",
                        "dismiss",
                        "escalate",
                        "defer"
                      ],
                      "x-consequence": "the writer refuses the comment"
                    },
                    classification: {
                      description: "Whether somebody was asked before.",
                      enum: [
                        "load-bearing",
                        "routine"
                      ],
                      "x-consequence": "the writer refuses the comment"
                    },
                    disposition_rationale: {
                      description: "Why.",
                      type: "string",
                      "x-consequence": "the writer refuses the comment",
                      minLength: 1
                    },
                    artifact_citation: {
                      description: "What settles a routine finding.",
                      type: "string"
                    },
                    also_flagged_by: {
                      description: "Other passes that found it too.",
                      type: "array",
                      items: {
                        type: "integer",
                        minimum: 1,
                        maximum: 5
                      }
                    },
                    severity: {
                      description: "How bad it is.",
                      enum: [
                        "critical",
                        "high",
                        "medium",
                        "low"
                      ]
                    },
                    stage: {
                      description: "The stage that found it.",
                      enum: [
                        "code-review",
                        "ce"
                      ]
                    },
                    reviewer_source: {
                      description: "Who found it; `local` for the pipeline itself.",
                      type: "string",
                      minLength: 1
                    },
                    internal_match: {
                      description: "Whether the pipeline itself had found what somebody outside reported.",
                      type: "object",
                      required: [
                        "match_status"
                      ],
                      properties: {
                        match_status: {
                          description: "The answer.",
                          enum: [
                            "duplicate",
                            "novel",
                            "ambiguous"
                          ]
                        },
                        matched_finding_key: {
                          description: "The finding of the pipeline.",
                          type: "string"
                        }
                      }
                    },
                    ac_cross_check: {
                      description: "Whether the finding touches a criterion of acceptance.",
                      type: "object",
                      required: [
                        "file_arm",
                        "term_arm",
                        "result",
                        "source",
                        "routed"
                      ],
                      properties: {
                        file_arm: {
                          description: "Whether a file matched.",
                          type: "boolean"
                        },
                        term_arm: {
                          description: "Whether a term matched.",
                          type: "boolean"
                        },
                        result: {
                          description: "The outcome.",
                          enum: [
                            "matched-high",
                            "matched-ambiguous",
                            "no-match"
                          ]
                        },
                        ac_ref: {
                          description: "The criterion."
                        },
                        source: {
                          description: "Where the criteria stand.",
                          enum: [
                            "issue",
                            "pr-body",
                            "no-ac-section"
                          ]
                        },
                        routed: {
                          description: "What follows.",
                          enum: [
                            "force-accept",
                            "disposition-gate",
                            "defer"
                          ]
                        }
                      }
                    }
                  }
                }
              }
            }
          },
          "2": {
            title: "Dispositions of a review, version 2",
            type: "object",
            required: [
              "schema_version",
              "passes_run",
              "entries"
            ],
            properties: {
              schema_version: {
                description: "The version of the record.",
                type: [
                  "integer",
                  "string",
                  "number"
                ]
              },
              passes_run: {
                description: "The passes that ran.",
                type: "array",
                minItems: 1,
                items: {
                  type: "integer",
                  minimum: 1,
                  maximum: 5
                },
                "x-consequence": "the writer refuses the comment"
              },
              entries: {
                description: "One entry for each finding.",
                type: "array",
                items: {
                  allOf: [
                    {
                      type: "object",
                      required: [
                        "stable_finding_key",
                        "pass",
                        "disposition",
                        "classification",
                        "disposition_rationale"
                      ],
                      properties: {
                        stable_finding_key: {
                          description: "The name of the finding, the same in every review of the pull request.",
                          type: "string",
                          minLength: 1,
                          "x-consequence": "the writer refuses the comment"
                        },
                        finding_id: {
                          description: "A label of this review.",
                          type: "string"
                        },
                        pass: {
                          description: "The pass that found it.",
                          type: "integer",
                          minimum: 1,
                          maximum: 5,
                          "x-consequence": "the writer refuses the comment"
                        },
                        pass_role: {
                          description: "The role of that pass.",
                          enum: [
                            "generalist-A",
                            "generalist-B",
                            "spec-correctness",
                            "spec-security",
                            "spec-architecture"
                          ]
                        },
                        disposition: {
                          description: "What was decided.",
                          enum: [
                            "incorporate",
                            "dismiss",
                            "escalate",
                            "defer"
                          ],
                          "x-consequence": "the writer refuses the comment"
                        },
                        classification: {
                          description: "Whether somebody was asked before.",
                          enum: [
                            "load-bearing",
                            "routine"
                          ],
                          "x-consequence": "the writer refuses the comment"
                        },
                        disposition_rationale: {
                          description: "Why.",
                          type: "string",
                          "x-consequence": "the writer refuses the comment",
                          minLength: 1
                        },
                        artifact_citation: {
                          description: "What settles a routine finding.",
                          type: "string"
                        },
                        also_flagged_by: {
                          description: "Other passes that found it too.",
                          type: "array",
                          items: {
                            type: "integer",
                            minimum: 1,
                            maximum: 5
                          }
                        },
                        severity: {
                          description: "How bad it is.",
                          enum: [
                            "critical",
                            "high",
                            "medium",
                            "low"
                          ]
                        },
                        stage: {
                          description: "The stage that found it.",
                          enum: [
                            "code-review",
                            "ce"
                          ]
                        },
                        reviewer_source: {
                          description: "Who found it; `local` for the pipeline itself.",
                          type: "string",
                          minLength: 1
                        },
                        internal_match: {
                          description: "Whether the pipeline itself had found what somebody outside reported.",
                          type: "object",
                          required: [
                            "match_status"
                          ],
                          properties: {
                            match_status: {
                              description: "The answer.",
                              enum: [
                                "duplicate",
                                "novel",
                                "ambiguous"
                              ]
                            },
                            matched_finding_key: {
                              description: "The finding of the pipeline.",
                              type: "string"
                            }
                          }
                        },
                        ac_cross_check: {
                          description: "Whether the finding touches a criterion of acceptance.",
                          type: "object",
                          required: [
                            "file_arm",
                            "term_arm",
                            "result",
                            "source",
                            "routed"
                          ],
                          properties: {
                            file_arm: {
                              description: "Whether a file matched.",
                              type: "boolean"
                            },
                            term_arm: {
                              description: "Whether a term matched.",
                              type: "boolean"
                            },
                            result: {
                              description: "The outcome.",
                              enum: [
                                "matched-high",
                                "matched-ambiguous",
                                "no-match"
                              ]
                            },
                            ac_ref: {
                              description: "The criterion."
                            },
                            source: {
                              description: "Where the criteria stand.",
                              enum: [
                                "issue",
                                "pr-body",
                                "no-ac-section"
                              ]
                            },
                            routed: {
                              description: "What follows.",
                              enum: [
                                "force-accept",
                                "disposition-gate",
                                "defer"
                              ]
                            }
                          }
                        }
                      }
                    },
                    {
                      if: {
                        required: [
                          "disposition",
                          "severity"
                        ],
                        properties: {
                          disposition: {
                            enum: [
                              "dismiss",
                              "defer"
                            ]
                          },
                          severity: {
                            enum: [
                              "critical",
                              "high",
                              "medium"
                            ]
                          }
                        }
                      },
                      then: {
                        required: [
                          "ac_cross_check"
                        ]
                      }
                    }
                  ]
                }
              }
            }
          },
          "3": {
            title: "Dispositions of a review, version 3",
            type: "object",
            required: [
              "schema_version",
              "passes_run",
              "entries"
            ],
            properties: {
              schema_version: {
                description: "The version of the record.",
                type: [
                  "integer",
                  "string",
                  "number"
                ]
              },
              passes_run: {
                description: "The passes that ran.",
                type: "array",
                minItems: 1,
                items: {
                  type: "integer",
                  minimum: 1,
                  maximum: 5
                },
                "x-consequence": "the writer refuses the comment"
              },
              entries: {
                description: "One entry for each finding.",
                type: "array",
                items: {
                  allOf: [
                    {
                      type: "object",
                      required: [
                        "stable_finding_key",
                        "pass",
                        "disposition",
                        "classification",
                        "disposition_rationale"
                      ],
                      properties: {
                        stable_finding_key: {
                          description: "The name of the finding, the same in every review of the pull request.",
                          type: "string",
                          minLength: 1,
                          "x-consequence": "the writer refuses the comment"
                        },
                        finding_id: {
                          description: "A label of this review.",
                          type: "string"
                        },
                        pass: {
                          description: "The pass that found it.",
                          type: "integer",
                          minimum: 1,
                          maximum: 5,
                          "x-consequence": "the writer refuses the comment"
                        },
                        pass_role: {
                          description: "The role of that pass.",
                          enum: [
                            "generalist-A",
                            "generalist-B",
                            "spec-correctness",
                            "spec-security",
                            "spec-architecture"
                          ]
                        },
                        disposition: {
                          description: "What was decided.",
                          enum: [
                            "incorporate",
                            "dismiss",
                            "escalate",
                            "defer"
                          ],
                          "x-consequence": "the writer refuses the comment"
                        },
                        classification: {
                          description: "Whether somebody was asked before.",
                          enum: [
                            "load-bearing",
                            "routine"
                          ],
                          "x-consequence": "the writer refuses the comment"
                        },
                        disposition_rationale: {
                          description: "Why.",
                          type: "string",
                          "x-consequence": "the writer refuses the comment",
                          minLength: 1
                        },
                        artifact_citation: {
                          description: "What settles a routine finding.",
                          type: "string"
                        },
                        also_flagged_by: {
                          description: "Other passes that found it too.",
                          type: "array",
                          items: {
                            type: "integer",
                            minimum: 1,
                            maximum: 5
                          }
                        },
                        severity: {
                          description: "How bad it is.",
                          enum: [
                            "critical",
                            "high",
                            "medium",
                            "low"
                          ]
                        },
                        stage: {
                          description: "The stage that found it.",
                          enum: [
                            "code-review",
                            "ce"
                          ]
                        },
                        reviewer_source: {
                          description: "Who found it; `local` for the pipeline itself.",
                          type: "string",
                          minLength: 1
                        },
                        internal_match: {
                          description: "Whether the pipeline itself had found what somebody outside reported.",
                          type: "object",
                          required: [
                            "match_status"
                          ],
                          properties: {
                            match_status: {
                              description: "The answer.",
                              enum: [
                                "duplicate",
                                "novel",
                                "ambiguous"
                              ]
                            },
                            matched_finding_key: {
                              description: "The finding of the pipeline.",
                              type: "string"
                            }
                          }
                        },
                        ac_cross_check: {
                          description: "Whether the finding touches a criterion of acceptance.",
                          type: "object",
                          required: [
                            "file_arm",
                            "term_arm",
                            "result",
                            "source",
                            "routed"
                          ],
                          properties: {
                            file_arm: {
                              description: "Whether a file matched.",
                              type: "boolean"
                            },
                            term_arm: {
                              description: "Whether a term matched.",
                              type: "boolean"
                            },
                            result: {
                              description: "The outcome.",
                              enum: [
                                "matched-high",
                                "matched-ambiguous",
                                "no-match"
                              ]
                            },
                            ac_ref: {
                              description: "The criterion."
                            },
                            source: {
                              description: "Where the criteria stand.",
                              enum: [
                                "issue",
                                "pr-body",
                                "no-ac-section"
                              ]
                            },
                            routed: {
                              description: "What follows.",
                              enum: [
                                "force-accept",
                                "disposition-gate",
                                "defer"
                              ]
                            }
                          }
                        }
                      }
                    },
                    {
                      if: {
                        required: [
                          "disposition",
                          "severity"
                        ],
                        properties: {
                          disposition: {
                            enum: [
                              "dismiss",
                              "defer"
                            ]
                          },
                          severity: {
                            enum: [
                              "critical",
                              "high",
                              "medium"
                            ]
                          }
                        }
                      },
                      then: {
                        required: [
                          "ac_cross_check"
                        ]
                      }
                    },
                    {
                      required: [
                        "reviewer_source"
                      ]
                    }
                  ]
                }
              }
            }
          },
          "4": {
            title: "Dispositions of a review, version 4",
            type: "object",
            required: [
              "schema_version",
              "passes_run",
              "entries"
            ],
            properties: {
              schema_version: {
                description: "The version of the record.",
                type: [
                  "integer",
                  "string",
                  "number"
                ]
              },
              passes_run: {
                description: "The passes that ran.",
                type: "array",
                minItems: 1,
                items: {
                  type: "integer",
                  minimum: 1,
                  maximum: 5
                },
                "x-consequence": "the writer refuses the comment"
              },
              entries: {
                description: "One entry for each finding.",
                type: "array",
                items: {
                  allOf: [
                    {
                      type: "object",
                      required: [
                        "stable_finding_key",
                        "pass",
                        "disposition",
                        "classification",
                        "disposition_rationale"
                      ],
                      properties: {
                        stable_finding_key: {
                          description: "The name of the finding, the same in every review of the pull request.",
                          type: "string",
                          minLength: 1,
                          "x-consequence": "the writer refuses the comment"
                        },
                        finding_id: {
                          description: "A label of this review.",
                          type: "string"
                        },
                        pass: {
                          description: "The pass that found it.",
                          type: "integer",
                          minimum: 1,
                          maximum: 5,
                          "x-consequence": "the writer refuses the comment"
                        },
                        pass_role: {
                          description: "The role of that pass.",
                          enum: [
                            "generalist-A",
                            "generalist-B",
                            "spec-correctness",
                            "spec-security",
                            "spec-architecture"
                          ]
                        },
                        disposition: {
                          description: "What was decided.",
                          enum: [
                            "incorporate",
                            "dismiss",
                            "escalate",
                            "defer"
                          ],
                          "x-consequence": "the writer refuses the comment"
                        },
                        classification: {
                          description: "Whether somebody was asked before.",
                          enum: [
                            "load-bearing",
                            "routine"
                          ],
                          "x-consequence": "the writer refuses the comment"
                        },
                        disposition_rationale: {
                          description: "Why.",
                          type: "string",
                          "x-consequence": "the writer refuses the comment",
                          minLength: 1
                        },
                        artifact_citation: {
                          description: "What settles a routine finding.",
                          type: "string"
                        },
                        also_flagged_by: {
                          description: "Other passes that found it too.",
                          type: "array",
                          items: {
                            type: "integer",
                            minimum: 1,
                            maximum: 5
                          }
                        },
                        severity: {
                          description: "How bad it is.",
                          enum: [
                            "critical",
                            "high",
                            "medium",
                            "low"
                          ]
                        },
                        stage: {
                          description: "The stage that found it.",
                          enum: [
                            "code-review",
                            "ce"
                          ]
                        },
                        reviewer_source: {
                          description: "Who found it; `local` for the pipeline itself.",
                          type: "string",
                          minLength: 1
                        },
                        internal_match: {
                          description: "Whether the pipeline itself had found what somebody outside reported.",
                          type: "object",
                          required: [
                            "match_status"
                          ],
                          properties: {
                            match_status: {
                              description: "The answer.",
                              enum: [
                                "duplicate",
                                "novel",
                                "ambiguous"
                              ]
                            },
                            matched_finding_key: {
                              description: "The finding of the pipeline.",
                              type: "string"
                            }
                          }
                        },
                        ac_cross_check: {
                          description: "Whether the finding touches a criterion of acceptance.",
                          type: "object",
                          required: [
                            "file_arm",
                            "term_arm",
                            "result",
                            "source",
                            "routed"
                          ],
                          properties: {
                            file_arm: {
                              description: "Whether a file matched.",
                              type: "boolean"
                            },
                            term_arm: {
                              description: "Whether a term matched.",
                              type: "boolean"
                            },
                            result: {
                              description: "The outcome.",
                              enum: [
                                "matched-high",
                                "matched-ambiguous",
                                "no-match"
                              ]
                            },
                            ac_ref: {
                              description: "The criterion."
                            },
                            source: {
                              description: "Where the criteria stand.",
                              enum: [
                                "issue",
                                "pr-body",
                                "no-ac-section"
                              ]
                            },
                            routed: {
                              description: "What follows.",
                              enum: [
                                "force-accept",
                                "disposition-gate",
                                "defer"
                              ]
                            }
                          }
                        }
                      }
                    },
                    {
                      if: {
                        required: [
                          "disposition",
                          "severity"
                        ],
                        properties: {
                          disposition: {
                            enum: [
                              "dismiss",
                              "defer"
                            ]
                          },
                          severity: {
                            enum: [
                              "critical",
                              "high",
                              "medium"
                            ]
                          }
                        }
                      },
                      then: {
                        required: [
                          "ac_cross_check"
                        ]
                      }
                    },
                    {
                      required: [
                        "reviewer_source"
                      ]
                    }
                  ]
                }
              },
              external_sources_reconciled: {
                description: "The findings that were compared with those of reviewers outside.",
                type: "array",
                items: {
                  type: "string"
                }
              }
            }
          }
        },
        consequence: "the writer refuses the comment",
        current: 4
      },
      records: {
        at: "entries",
        key: "stable_finding_key"
      },
      text: {
        fields: [
          "disposition_rationale",
          "artifact_citation"
        ],
        forbid: "fence",
        consequence: "readers take what stands before it for the whole payload"
      }
    }
  },
  {
    contract: "marker",
    pack: "agent-orchestra",
    family: "review-judge-produced",
    description: "The judge of a review has spoken; the comment holds nothing else.",
    head: "review-judge-produced-{pr}",
    legacy: [
      {
        head: "code-review-complete-{pr}",
        note: "it was retired, and readers take the credits in the body of the pull request instead"
      }
    ],
    parameters: {
      pr: {
        type: "integer",
        minimum: 1,
        refersTo: "pull-request",
        description: "The number of the pull request."
      }
    },
    recognise: "raw-text",
    placement: "first-line",
    aloneOnLine: true,
    count: {
      maximum: 1
    },
    write: "append",
    longestBody: 65536,
    payload: {
      in: "none"
    },
    body: {
      only: true
    }
  },
  {
    contract: "marker",
    pack: "agent-orchestra",
    family: "solution-authoring-non-overridability",
    description: "The clause by which nothing overrides the authoring of solutions.",
    head: "solution-authoring-non-overridability:begin",
    pair: {
      end: "solution-authoring-non-overridability:end"
    },
    placement: "line-start",
    aloneOnLine: true,
    count: {
      maximum: 1
    }
  },
  {
    contract: "marker",
    pack: "agent-orchestra",
    family: "spine-run-halt",
    description: "A run over the spine of a plan stopped; the second number counts the stops of the issue.",
    head: "spine-run-halt-{id}-{number}",
    parameters: {
      id: {
        type: "integer",
        minimum: 1,
        refersTo: "issue",
        description: "The number of the issue."
      },
      number: {
        type: "integer",
        minimum: 1,
        description: "The number of the stop."
      }
    },
    recognise: "raw-line",
    placement: "first-line",
    count: {
      maximum: 1
    },
    write: "append",
    read: "latest",
    longestBody: 65536,
    payload: {
      in: "none"
    }
  },
  {
    contract: "marker",
    pack: "agent-orchestra",
    family: "spine-run-latest-halt",
    description: "The comment that tells the latest stop of a run over the spine of a plan.",
    head: "spine-run-latest-halt-{id}",
    parameters: {
      id: {
        type: "integer",
        minimum: 1,
        refersTo: "issue",
        description: "The number of the issue."
      }
    },
    recognise: "raw-line",
    placement: "first-line",
    count: {
      maximum: 1
    },
    write: "replace",
    read: "latest",
    longestBody: 65536,
    payload: {
      in: "none"
    }
  },
  {
    contract: "marker",
    pack: "agent-orchestra",
    family: "stanza-canonical",
    description: "The stanza that indexes of memory copy.",
    head: "stanza-canonical-begin",
    pair: {
      end: "stanza-canonical-end"
    },
    placement: "line-start",
    aloneOnLine: true,
    count: {
      maximum: 1
    }
  },
  {
    contract: "marker",
    pack: "agent-orchestra",
    family: "store-values",
    description: "The values of one store of memory.",
    head: "store-values-begin",
    pair: {
      end: "store-values-end"
    },
    placement: "line-start",
    aloneOnLine: true,
    count: {
      maximum: 1
    }
  },
  {
    contract: "marker",
    pack: "agent-orchestra",
    family: "subagent-env-handshake",
    description: "The state of the working tree that a parent hands to a subagent in its prompt.",
    head: "subagent-env-handshake v{version}",
    parameters: {
      version: {
        enum: [
          "1"
        ],
        description: "The version of the block."
      }
    },
    pair: {
      end: "/subagent-env-handshake"
    },
    placement: "line-start",
    count: {
      maximum: 1
    },
    payload: {
      in: "region",
      language: "yaml",
      missing: "the subagent stops",
      keyOrder: [
        "parent_head",
        "parent_branch",
        "parent_cwd",
        "parent_dirty_fingerprint",
        "workspace_mode",
        "handshake_issued_at"
      ],
      schema: {
        title: "The state of a working tree",
        type: "object",
        required: [
          "parent_head",
          "parent_branch",
          "parent_cwd",
          "parent_dirty_fingerprint",
          "workspace_mode",
          "handshake_issued_at"
        ],
        properties: {
          parent_head: {
            description: "The commit, 40 hexadecimal digits.",
            type: [
              "string",
              "number"
            ],
            pattern: "^[0-9a-f]{40}$",
            "x-consequence": "the subagent finds another commit and stops",
            "x-missing": {
              consequence: "the subagent stops with an error"
            }
          },
          parent_branch: {
            description: "The branch; `HEAD` where there is none.",
            type: [
              "string",
              "number"
            ]
          },
          parent_cwd: {
            description: "The folder.",
            type: "string",
            minLength: 1
          },
          parent_dirty_fingerprint: {
            description: "The first 12 hexadecimal digits of the digest of what is not committed.",
            type: [
              "string",
              "number"
            ],
            pattern: "^[0-9a-f]{12}$",
            "x-consequence": "the subagent finds another state and stops",
            "x-missing": {
              consequence: "the subagent stops with an error"
            }
          },
          workspace_mode: {
            description: "Whether both work in one tree.",
            enum: [
              "shared"
            ],
            "x-consequence": "the subagent stops with an error",
            "x-missing": {
              consequence: "the subagent stops with an error"
            }
          },
          handshake_issued_at: {
            description: "When the block was made, in UTC.",
            type: "string"
          }
        }
      }
    }
  },
  {
    contract: "marker",
    pack: "agent-orchestra",
    family: "upstream-onboarding-non-overridability",
    description: "The clause by which nothing overrides the onboarding of issues.",
    head: "upstream-onboarding-non-overridability:begin",
    pair: {
      end: "upstream-onboarding-non-overridability:end"
    },
    placement: "line-start",
    aloneOnLine: true,
    count: {
      maximum: 1
    }
  },
  {
    contract: "marker",
    pack: "agent-orchestra",
    family: "verification-evidence",
    description: "The table behind the marker tells what was checked for a plan.",
    head: "verification-evidence",
    recognise: "raw-line",
    placement: "line-start",
    aloneOnLine: true,
    count: {
      maximum: 1
    },
    payload: {
      in: "none"
    },
    body: {
      lines: [
        {
          write: "**Verification Evidence**",
          pattern: "^\\s*\\*\\*Verification Evidence\\*\\*\\s*$",
          next: true,
          consequence: "the check of plans finds no table"
        }
      ]
    }
  },
  {
    contract: "marker",
    pack: "agent-orchestra",
    family: "vocab-pointer",
    description: "The page explains its short names elsewhere, to which the line behind the marker leads.",
    head: "vocab-pointer",
    placement: "line-start",
    count: {
      maximum: 1
    },
    payload: {
      in: "none"
    }
  },
  {
    contract: "marker",
    pack: "agent-orchestra",
    family: "vocab-seed",
    description: "The words that a vocabulary begins with.",
    head: "vocab-seed:begin",
    pair: {
      end: "vocab-seed:end"
    },
    placement: "line-start",
    aloneOnLine: true,
    count: {
      maximum: 1
    }
  },
  {
    contract: "marker",
    pack: "engagement-record",
    family: "engagement-record",
    description: "The decisions that an engineer made in one phase of the work on an issue, kept for later sessions.",
    head: "engagement-record-{phase}-{id}",
    parameters: {
      phase: {
        enum: [
          "experience",
          "design",
          "plan",
          "orchestration",
          "review"
        ],
        description: "The phase that the record closes."
      },
      id: {
        type: "integer",
        minimum: 1,
        refersTo: {
          review: "pull-request",
          "*": "issue"
        },
        description: "The number of the issue, or in the phase review of the pull request."
      }
    },
    recognise: "raw-line",
    placement: "first-line",
    aloneOnLine: true,
    count: {
      maximum: 1
    },
    write: "append",
    read: "latest",
    thread: {
      by: [
        "phase"
      ],
      after: [
        {
          head: "experience-owner-complete-{id}",
          when: {
            phase: [
              "experience"
            ]
          }
        },
        {
          head: "design-phase-complete-{id}",
          when: {
            phase: [
              "design"
            ]
          }
        },
        {
          head: "plan-issue-{id}",
          when: {
            phase: [
              "plan"
            ]
          }
        },
        {
          head: "frame-slices-{id}",
          when: {
            phase: [
              "plan"
            ]
          }
        },
        {
          head: "review-judge-produced-{id}",
          when: {
            phase: [
              "review"
            ]
          }
        },
        {
          head: "review-dispositions-{id}",
          when: {
            phase: [
              "review"
            ]
          }
        }
      ]
    },
    longestBody: 65536,
    payload: {
      in: "fence",
      language: "yaml",
      fenceNames: [
        "yaml"
      ],
      missing: "readers skip the record without a word",
      ignoresCase: true,
      version: {
        field: "schema_version",
        schemas: {
          "1": {
            title: "Engagement record, version 1",
            type: "object",
            required: [
              "schema_version",
              "phase",
              "capture_session",
              "load_bearing_decisions"
            ],
            properties: {
              schema_version: {
                description: "The version of this schema.",
                "x-consequence": "readers skip the record without a word"
              },
              phase: {
                description: "The phase that the record closes; the same as in the marker.",
                enum: [
                  "experience",
                  "design",
                  "plan",
                  "orchestration",
                  "review"
                ],
                "x-consequence": "readers warn and drop the whole record",
                "x-missing": {
                  consequence: "readers skip the record without a word"
                }
              },
              capture_session: {
                description: "What wrote the record: `{trigger}-{phase}-v{major}[.{minor}]` by convention.",
                type: "string",
                "x-severity": "warning",
                "x-missing": {
                  severity: "error",
                  consequence: "readers skip the record without a word"
                }
              },
              load_bearing_decisions: {
                description: "The decisions of the phase, all of them: a later record takes the place of an earlier one as a whole.",
                type: "array",
                items: {
                  type: "object",
                  required: [
                    "decision_id",
                    "classification",
                    "audit_rationale",
                    "engineer_choice",
                    "teaching_paragraph_excerpt",
                    "articulation_text",
                    "articulation_status"
                  ],
                  properties: {
                    decision_id: {
                      description: "The name of the decision; the same in every record that repeats it.",
                      type: "string",
                      "x-severity": "warning",
                      allOf: [
                        {
                          pattern: "^[a-z][a-z0-9-]{0,62}[a-z0-9]$",
                          "x-severity": "info",
                          "x-consequence": "readers take it only in records of version 1"
                        }
                      ]
                    },
                    classification: {
                      description: "How much hangs on the decision.",
                      enum: [
                        "load-bearing",
                        "routine"
                      ],
                      "x-consequence": "readers warn and drop the whole record",
                      "x-missing": {
                        severity: "warning"
                      }
                    },
                    audit_rationale: {
                      description: "Why the decision was put to the engineer, in one sentence.",
                      type: "string",
                      "x-severity": "warning"
                    },
                    engineer_choice: {
                      description: "What the engineer chose, word for word.",
                      type: "string",
                      "x-severity": "warning"
                    },
                    teaching_paragraph_excerpt: {
                      description: "What the engineer was told before the choice: the decision brief.",
                      type: "string",
                      "x-severity": "warning"
                    },
                    articulation_text: {
                      description: "How the engineer explained the choice; empty until it is evaluated.",
                      type: "string",
                      "x-severity": "warning"
                    },
                    articulation_status: {
                      description: "Whether the explanation was evaluated; the author of a record writes `pending`.",
                      enum: [
                        "pending",
                        "complete",
                        "incomplete"
                      ],
                      "x-consequence": "readers warn and drop the whole record",
                      "x-missing": {
                        severity: "warning"
                      }
                    },
                    recommendation_shift_trigger: {
                      description: "What moved the recommendation, where it moved since the last record.",
                      enum: [
                        "engineer-pushback",
                        "new-evidence",
                        "classification-re-audit",
                        "classification-re-audit-routine"
                      ],
                      "x-consequence": "readers warn and drop the whole record"
                    }
                  }
                },
                "x-severity": "warning",
                "x-missing": {
                  severity: "warning",
                  consequence: "readers find no decision in the record, and it hides those of earlier ones"
                }
              }
            }
          },
          "2": {
            title: "Engagement record, version 2",
            type: "object",
            required: [
              "schema_version",
              "phase",
              "capture_session",
              "load_bearing_decisions"
            ],
            properties: {
              schema_version: {
                description: "The version of this schema.",
                "x-consequence": "readers skip the record without a word"
              },
              phase: {
                description: "The phase that the record closes; the same as in the marker.",
                enum: [
                  "experience",
                  "design",
                  "plan",
                  "orchestration",
                  "review"
                ],
                "x-consequence": "readers warn and drop the whole record",
                "x-missing": {
                  consequence: "readers skip the record without a word"
                }
              },
              capture_session: {
                description: "What wrote the record: `{trigger}-{phase}-v{major}[.{minor}]` by convention.",
                type: "string",
                "x-severity": "warning",
                "x-missing": {
                  severity: "error",
                  consequence: "readers skip the record without a word"
                }
              },
              load_bearing_decisions: {
                description: "The decisions of the phase, all of them: a later record takes the place of an earlier one as a whole.",
                type: "array",
                items: {
                  type: "object",
                  required: [
                    "decision_id",
                    "classification",
                    "audit_rationale",
                    "engineer_choice",
                    "teaching_paragraph_excerpt",
                    "articulation_text",
                    "articulation_status"
                  ],
                  properties: {
                    decision_id: {
                      description: "The name of the decision, 2 to 64 small letters, digits and hyphens; the same in every record that repeats it.",
                      type: "string",
                      pattern: "^[a-z][a-z0-9-]{0,62}[a-z0-9]$",
                      "x-consequence": "readers warn and drop the whole record"
                    },
                    classification: {
                      description: "How much hangs on the decision.",
                      enum: [
                        "load-bearing",
                        "routine"
                      ],
                      "x-consequence": "readers warn and drop the whole record",
                      "x-missing": {
                        severity: "warning"
                      }
                    },
                    audit_rationale: {
                      description: "Why the decision was put to the engineer, in one sentence.",
                      type: "string",
                      "x-severity": "warning"
                    },
                    engineer_choice: {
                      description: "What the engineer chose, word for word.",
                      type: "string",
                      "x-severity": "warning"
                    },
                    teaching_paragraph_excerpt: {
                      description: "What the engineer was told before the choice: the decision brief.",
                      type: "string",
                      "x-severity": "warning"
                    },
                    articulation_text: {
                      description: "How the engineer explained the choice; empty until it is evaluated.",
                      type: "string",
                      "x-severity": "warning"
                    },
                    articulation_status: {
                      description: "Whether the explanation was evaluated; the author of a record writes `pending`.",
                      enum: [
                        "pending",
                        "complete",
                        "incomplete"
                      ],
                      "x-consequence": "readers warn and drop the whole record",
                      "x-missing": {
                        severity: "warning"
                      }
                    },
                    recommendation_shift_trigger: {
                      description: "What moved the recommendation, where it moved since the last record.",
                      enum: [
                        "engineer-pushback",
                        "new-evidence",
                        "classification-re-audit",
                        "classification-re-audit-routine"
                      ],
                      "x-consequence": "readers warn and drop the whole record"
                    },
                    gate_ruling_counts: {
                      description: "Of a ruling on several follow-up issues: how many were proposed, and what became of them.",
                      type: "string",
                      pattern: "^proposed: [0-9]+, approved: [0-9]+, modified: [0-9]+, dropped: [0-9]+$",
                      "x-consequence": "nobody can tell the ruling from the record of one issue"
                    },
                    gate_ruling_surface: {
                      description: "Where the issues were presented: `pr-42`, `issue-12`, or `owner/name#42` in another repository.",
                      type: "string",
                      pattern: "^(?:[\\w.-]+/[\\w.-]+#[0-9]+|(?:pr|issue)-[0-9]+)$",
                      "x-consequence": "the ruling is not found again"
                    },
                    gate_ruling_decided_at: {
                      description: "When it was decided, in UTC, with milliseconds at least.",
                      type: "string",
                      pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3,}Z$",
                      "x-consequence": "the key of the ruling cannot be made again from it"
                    },
                    gate_ruling_items: {
                      description: "One entry for each issue.",
                      type: "array",
                      "x-consequence": "the ruling on an issue is not found again",
                      items: {
                        type: "object",
                        required: [
                          "title",
                          "outcome"
                        ],
                        properties: {
                          title: {
                            description: "The title of the issue as it is filed.",
                            type: "string",
                            minLength: 1
                          },
                          outcome: {
                            description: "What was ruled.",
                            enum: [
                              "approved",
                              "modified",
                              "dropped"
                            ]
                          }
                        }
                      }
                    }
                  }
                },
                "x-severity": "warning",
                "x-missing": {
                  severity: "warning",
                  consequence: "readers find no decision in the record, and it hides those of earlier ones"
                }
              }
            }
          },
          "3": {
            title: "Engagement record, version 3",
            type: "object",
            required: [
              "schema_version",
              "phase",
              "capture_session",
              "load_bearing_decisions"
            ],
            properties: {
              schema_version: {
                description: "The version of this schema.",
                "x-consequence": "readers skip the record without a word"
              },
              phase: {
                description: "The phase that the record closes; the same as in the marker.",
                enum: [
                  "experience",
                  "design",
                  "plan",
                  "orchestration",
                  "review"
                ],
                "x-consequence": "readers warn and drop the whole record",
                "x-missing": {
                  consequence: "readers skip the record without a word"
                }
              },
              capture_session: {
                description: "What wrote the record: `{trigger}-{phase}-v{major}[.{minor}]` by convention.",
                type: "string",
                "x-severity": "warning",
                "x-missing": {
                  severity: "error",
                  consequence: "readers skip the record without a word"
                }
              },
              load_bearing_decisions: {
                description: "The decisions of the phase, all of them: a later record takes the place of an earlier one as a whole.",
                type: "array",
                items: {
                  type: "object",
                  required: [
                    "decision_id",
                    "classification",
                    "audit_rationale",
                    "engineer_choice",
                    "teaching_paragraph_excerpt",
                    "articulation_text",
                    "articulation_status"
                  ],
                  properties: {
                    decision_id: {
                      description: "The name of the decision, 2 to 64 small letters, digits and hyphens; the same in every record that repeats it.",
                      type: "string",
                      pattern: "^[a-z][a-z0-9-]{0,62}[a-z0-9]$",
                      "x-consequence": "readers warn and drop the whole record"
                    },
                    classification: {
                      description: "How much hangs on the decision.",
                      enum: [
                        "load-bearing",
                        "routine"
                      ],
                      "x-consequence": "readers warn and drop the whole record",
                      "x-missing": {
                        severity: "warning"
                      }
                    },
                    audit_rationale: {
                      description: "Why the decision was put to the engineer, in one sentence.",
                      type: "string",
                      "x-severity": "warning"
                    },
                    engineer_choice: {
                      description: "What the engineer chose, word for word.",
                      type: "string",
                      "x-severity": "warning"
                    },
                    teaching_paragraph_excerpt: {
                      description: "What the engineer was told before the choice: the decision brief.",
                      type: "string",
                      "x-severity": "warning"
                    },
                    articulation_text: {
                      description: "How the engineer explained the choice; empty until it is evaluated.",
                      type: "string",
                      "x-severity": "warning"
                    },
                    articulation_status: {
                      description: "Whether the explanation was evaluated; the author of a record writes `pending`.",
                      enum: [
                        "pending",
                        "complete",
                        "incomplete"
                      ],
                      "x-consequence": "readers warn and drop the whole record",
                      "x-missing": {
                        severity: "warning"
                      }
                    },
                    recommendation_shift_trigger: {
                      description: "What moved the recommendation, where it moved since the last record.",
                      enum: [
                        "engineer-pushback",
                        "new-evidence",
                        "classification-re-audit",
                        "classification-re-audit-routine"
                      ],
                      "x-consequence": "readers warn and drop the whole record"
                    },
                    gate_ruling_counts: {
                      description: "Of a ruling on several follow-up issues: how many were proposed, and what became of them.",
                      type: "string",
                      pattern: "^proposed: [0-9]+, approved: [0-9]+, modified: [0-9]+, dropped: [0-9]+$",
                      "x-consequence": "nobody can tell the ruling from the record of one issue"
                    },
                    gate_ruling_surface: {
                      description: "Where the issues were presented: `pr-42`, `issue-12`, or `owner/name#42` in another repository.",
                      type: "string",
                      pattern: "^(?:[\\w.-]+/[\\w.-]+#[0-9]+|(?:pr|issue)-[0-9]+)$",
                      "x-consequence": "the ruling is not found again"
                    },
                    gate_ruling_decided_at: {
                      description: "When it was decided, in UTC, with milliseconds at least.",
                      type: "string",
                      pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3,}Z$",
                      "x-consequence": "the key of the ruling cannot be made again from it"
                    },
                    gate_ruling_items: {
                      description: "One entry for each issue.",
                      type: "array",
                      "x-consequence": "the ruling on an issue is not found again",
                      items: {
                        type: "object",
                        required: [
                          "title",
                          "outcome"
                        ],
                        properties: {
                          title: {
                            description: "The title of the issue as it is filed.",
                            type: "string",
                            minLength: 1
                          },
                          outcome: {
                            description: "What was ruled.",
                            enum: [
                              "approved",
                              "modified",
                              "dropped"
                            ]
                          }
                        }
                      }
                    }
                  }
                },
                "x-severity": "warning",
                "x-missing": {
                  severity: "warning",
                  consequence: "readers find no decision in the record, and it hides those of earlier ones"
                }
              }
            }
          },
          "4": {
            title: "Engagement record, version 4",
            type: "object",
            required: [
              "schema_version",
              "phase",
              "capture_session",
              "load_bearing_decisions"
            ],
            properties: {
              schema_version: {
                description: "The version of this schema.",
                "x-consequence": "readers skip the record without a word"
              },
              phase: {
                description: "The phase that the record closes; the same as in the marker.",
                enum: [
                  "experience",
                  "design",
                  "plan",
                  "orchestration",
                  "review"
                ],
                "x-consequence": "readers warn and drop the whole record",
                "x-missing": {
                  consequence: "readers skip the record without a word"
                }
              },
              capture_session: {
                description: "What wrote the record: `{trigger}-{phase}-v{major}[.{minor}]` by convention.",
                type: "string",
                "x-severity": "warning",
                "x-missing": {
                  severity: "error",
                  consequence: "readers skip the record without a word"
                }
              },
              load_bearing_decisions: {
                description: "The decisions of the phase, all of them: a later record takes the place of an earlier one as a whole.",
                type: "array",
                items: {
                  type: "object",
                  required: [
                    "decision_id",
                    "classification",
                    "audit_rationale",
                    "engineer_choice",
                    "teaching_paragraph_excerpt",
                    "articulation_text",
                    "articulation_status"
                  ],
                  properties: {
                    decision_id: {
                      description: "The name of the decision, 2 to 64 small letters, digits and hyphens, or the stable key of a finding; the same in every record that repeats it.",
                      type: "string",
                      pattern: "^(?:[a-z][a-z0-9-]{0,62}[a-z0-9]|[^\\s:]+:[0-9]+:\\S+|warn:F[0-9]+)$",
                      "x-consequence": "readers warn and drop the whole record"
                    },
                    classification: {
                      description: "How much hangs on the decision.",
                      enum: [
                        "load-bearing",
                        "routine"
                      ],
                      "x-consequence": "readers warn and drop the whole record",
                      "x-missing": {
                        severity: "warning"
                      }
                    },
                    audit_rationale: {
                      description: "Why the decision was put to the engineer, in one sentence.",
                      type: "string",
                      "x-severity": "warning"
                    },
                    engineer_choice: {
                      description: "What the engineer chose, word for word.",
                      type: "string",
                      "x-severity": "warning"
                    },
                    teaching_paragraph_excerpt: {
                      description: "What the engineer was told before the choice: the decision brief.",
                      type: "string",
                      "x-severity": "warning"
                    },
                    articulation_text: {
                      description: "How the engineer explained the choice; empty until it is evaluated.",
                      type: "string",
                      "x-severity": "warning"
                    },
                    articulation_status: {
                      description: "Whether the explanation was evaluated; the author of a record writes `pending`.",
                      enum: [
                        "pending",
                        "complete",
                        "incomplete"
                      ],
                      "x-consequence": "readers warn and drop the whole record",
                      "x-missing": {
                        severity: "warning"
                      }
                    },
                    recommendation_shift_trigger: {
                      description: "What moved the recommendation, where it moved since the last record.",
                      enum: [
                        "engineer-pushback",
                        "new-evidence",
                        "classification-re-audit",
                        "classification-re-audit-routine"
                      ],
                      "x-consequence": "readers warn and drop the whole record"
                    },
                    gate_ruling_counts: {
                      description: "Of a ruling on several follow-up issues: how many were proposed, and what became of them.",
                      type: "string",
                      pattern: "^proposed: [0-9]+, approved: [0-9]+, modified: [0-9]+, dropped: [0-9]+$",
                      "x-consequence": "nobody can tell the ruling from the record of one issue"
                    },
                    gate_ruling_surface: {
                      description: "Where the issues were presented: `pr-42`, `issue-12`, or `owner/name#42` in another repository.",
                      type: "string",
                      pattern: "^(?:[\\w.-]+/[\\w.-]+#[0-9]+|(?:pr|issue)-[0-9]+)$",
                      "x-consequence": "the ruling is not found again"
                    },
                    gate_ruling_decided_at: {
                      description: "When it was decided, in UTC, with milliseconds at least.",
                      type: "string",
                      pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3,}Z$",
                      "x-consequence": "the key of the ruling cannot be made again from it"
                    },
                    gate_ruling_items: {
                      description: "One entry for each issue.",
                      type: "array",
                      "x-consequence": "the ruling on an issue is not found again",
                      items: {
                        type: "object",
                        required: [
                          "title",
                          "outcome"
                        ],
                        properties: {
                          title: {
                            description: "The title of the issue as it is filed.",
                            type: "string",
                            minLength: 1
                          },
                          outcome: {
                            description: "What was ruled.",
                            enum: [
                              "approved",
                              "modified",
                              "dropped"
                            ]
                          }
                        }
                      }
                    }
                  }
                },
                "x-severity": "warning",
                "x-missing": {
                  severity: "warning",
                  consequence: "readers find no decision in the record, and it hides those of earlier ones"
                }
              }
            }
          }
        },
        consequence: "they stop with an exception and give up the whole scan",
        abortsScan: true,
        minimum: {
          phase: {
            experience: 1,
            design: 1,
            plan: 2,
            orchestration: 3,
            review: 4
          }
        },
        minimumConsequence: "they warn and drop the whole record",
        current: {
          phase: {
            experience: 2,
            design: 2,
            plan: 2,
            orchestration: 3,
            review: 4
          }
        },
        coerced: true
      },
      records: {
        at: "load_bearing_decisions",
        key: "decision_id",
        cumulative: true,
        gathered: [
          "followup-{hash}"
        ]
      },
      text: {
        fields: [
          "audit_rationale",
          "articulation_text",
          "engineer_choice",
          "teaching_paragraph_excerpt"
        ],
        multiline: "|-",
        forbid: "fence",
        consequence: "what follows, and every later decision, is lost without a word"
      },
      legacyWithout: [
        "schema_version",
        "phase",
        "capture_session"
      ],
      legacyOption: "-AcceptLegacy"
    },
    relations: [
      {
        relation: "agreesWith",
        at: "phase",
        with: "head.phase",
        consequence: "readers file it under the phase of the payload, where it hides the real record"
      },
      {
        relation: "uniqueBy",
        at: "load_bearing_decisions",
        key: "decision_id",
        consequence: "readers return both, and nobody can tell which one counts"
      },
      {
        relation: "hasForm",
        at: "load_bearing_decisions[].decision_id",
        form: "{name}",
        severity: "warning",
        consequence: "today readers drop the whole record, though their documents ask for such keys"
      },
      {
        relation: "hasForm",
        at: "capture_session",
        form: "{trigger}-{phase}-v{version}",
        parts: {
          trigger: {
            enum: [
              "normal",
              "manual",
              "replay"
            ]
          },
          phase: {
            enum: [
              "experience",
              "design",
              "plan",
              "orchestration",
              "review"
            ]
          },
          version: {
            type: "version"
          }
        },
        agrees: {
          phase: "phase"
        },
        severity: "warning"
      },
      {
        relation: "requiredWhen",
        at: "load_bearing_decisions[].articulation_text",
        when: {
          key: "articulation_status",
          words: [
            "complete",
            "incomplete"
          ]
        },
        severity: "warning"
      },
      {
        relation: "emptyWhen",
        at: "load_bearing_decisions[].articulation_text",
        when: {
          key: "articulation_status",
          words: [
            "pending"
          ]
        },
        severity: "warning"
      },
      {
        relation: "startsAs",
        at: "load_bearing_decisions[].articulation_status",
        words: [
          "pending"
        ],
        severity: "warning"
      }
    ],
    mirror: {
      title: "Named Decisions",
      entries: [
        "heading",
        "bullet"
      ],
      bullets: {
        Classification: "classification",
        "Engineer choice": "engineer_choice",
        "Audit rationale": "audit_rationale",
        "Decision brief excerpt": "teaching_paragraph_excerpt",
        "Articulation text": "articulation_text",
        "Articulation status": "articulation_status",
        "Recommendation shift trigger": "recommendation_shift_trigger"
      },
      quoted: [
        "engineer_choice",
        "audit_rationale",
        "teaching_paragraph_excerpt"
      ],
      placeholders: {
        articulation_text: "<!-- CE Gate articulation pending per #{number} -->"
      },
      none: "No load-bearing decisions captured in this session."
    }
  },
  {
    contract: "command",
    pack: "engagement-record",
    name: "read-records",
    description: "The function that reads the engagement records of an issue or a pull request.",
    names: [
      "Read-EngagementRecords"
    ],
    style: "powershell",
    consequence: "PowerShell binds no such parameter, and nothing is read",
    flags: {
      IssueNumber: {
        description: "The issue whose records are read.",
        value: "required",
        pattern: "^[1-9][0-9]*$",
        shape: "a number such as `575`"
      },
      PullRequestNumber: {
        description: "The pull request whose records are read.",
        value: "required",
        pattern: "^[1-9][0-9]*$",
        shape: "a number such as `620`"
      },
      Phase: {
        description: "Only records of this phase.",
        value: "required",
        allowed: [
          "experience",
          "design",
          "plan",
          "orchestration",
          "review"
        ],
        consequence: "PowerShell refuses another value"
      },
      Repo: {
        description: "The repository.",
        value: "required",
        pattern: "^[A-Za-z0-9_.-]+/[A-Za-z0-9_.-]+$",
        shape: "it as `owner/name`"
      },
      InMemoryMarkers: {
        description: "Texts that are read instead of comments.",
        value: "required"
      },
      GhCliPath: {
        description: "The program that fetches comments.",
        value: "required"
      },
      AcceptLegacy: {
        description: "Read records of the first version too."
      }
    },
    anyOf: [
      {
        flags: [
          "IssueNumber",
          "PullRequestNumber"
        ],
        consequence: "the function throws without a number"
      },
      {
        flags: [
          "PullRequestNumber"
        ],
        when: {
          flag: "Phase",
          values: [
            "review"
          ]
        },
        consequence: "records of a review stand under the pull request, and the issue has none",
        severity: "warning"
      }
    ]
  },
  {
    contract: "command",
    pack: "handoff-harvest",
    name: "harvest-command",
    description: "The command that finds the folder of a session and the artifacts that its phases left.",
    title: "pact_harvest.py",
    names: [
      "pact_harvest.py"
    ],
    consequence: "the command ends with status 2 and does nothing",
    subcommands: {
      "resolve-session-dir": {
        description: "Prints the absolute folder of the session.",
        flags: {
          "context-file": {
            description: "The file with the context of the session.",
            value: "required",
            required: true
          }
        }
      },
      "resolve-artifacts": {
        description: "Prints the paths of artifacts by their workflow, as one JSON object.",
        flags: {
          "session-dir": {
            description: "The absolute folder of the session.",
            value: "required",
            required: true,
            pattern: "^(?:[/~$]|[A-Za-z]:[\\\\/])",
            shape: "an absolute folder such as `/home/ann/session`"
          },
          feature: {
            description: "The feature whose artifacts are wanted.",
            value: "required",
            required: true
          }
        },
        output: {
          notPipedTo: [
            "read",
            "for",
            "mapfile",
            "readarray",
            "xargs",
            "grep",
            "sed",
            "awk",
            "cut"
          ],
          mayHideErrors: true,
          consequence: "the output is one JSON object on one line"
        }
      }
    }
  },
  {
    contract: "command",
    pack: "handoff-harvest",
    name: "hook-code",
    description: "Code on the command line that reads the journal or the files of a team.",
    title: "python3 -c",
    names: [
      "python3",
      "python"
    ],
    matches: "from shared\\.session_journal|\\.claude/(?:teams|tasks|pact-sessions)/",
    openFlags: true,
    flags: {
      c: {
        description: "The code.",
        value: "required",
        last: true,
        separate: {
          except: [
            "plugin_root",
            "session_dir",
            "CLAUDE_PLUGIN_ROOT"
          ],
          instead: "read it from `sys.argv` and write it as an argument behind the code"
        },
        consequence: "a quote in the value breaks the code or changes what it does",
        severity: "warning"
      }
    },
    arguments: [
      {
        name: "argument",
        rest: true
      }
    ]
  },
  {
    contract: "command",
    pack: "handoff-harvest",
    name: "identity-hash",
    description: "The command that computes the identity of a task from its agent and its subject.",
    title: "python3 -c",
    names: [
      "python3",
      "python"
    ],
    matches: "occupant_hash",
    openFlags: true,
    flags: {
      c: {
        description: "The code, which reads both values from its arguments.",
        value: "required",
        last: true,
        separate: {
          except: [
            "plugin_root",
            "session_dir",
            "CLAUDE_PLUGIN_ROOT"
          ],
          instead: "read it from `sys.argv` and write it as an argument behind the code"
        },
        consequence: "the author of a task writes its subject, which would become code"
      }
    },
    arguments: [
      {
        name: "agent",
        required: true,
        consequence: "the code reads it from its arguments"
      },
      {
        name: "subject",
        required: true
      }
    ]
  },
  {
    contract: "command",
    pack: "handoff-harvest",
    name: "journal-command",
    description: "The command that appends events to the session journal and reads them from it.",
    title: "session_journal.py",
    names: [
      "session_journal.py"
    ],
    mentions: [
      "pact",
      "PACT",
      "agent_handoff",
      "session-journal"
    ],
    consequence: "the command ends with status 2 and does nothing",
    flags: {
      "session-dir": {
        description: "The absolute folder of the session.",
        value: "required",
        required: true,
        pattern: "^(?:[/~$]|[A-Za-z]:[\\\\/])",
        shape: "an absolute folder such as `/home/ann/session`",
        consequence: "only the lead knows a folder by itself, and anybody else gets no events"
      }
    },
    subcommands: {
      write: {
        description: "Appends one event.",
        flags: {
          type: {
            description: "The type of the event.",
            value: "required",
            required: true
          },
          data: {
            description: "The fields of the event as one JSON object.",
            value: "required",
            separate: {
              instead: "pass the object through `--stdin <<'JSON'`"
            },
            consequence: "an apostrophe in the value ends the quotes, and the event is lost"
          },
          stdin: {
            description: "Read the JSON object from standard input."
          }
        },
        exclusive: [
          {
            flags: [
              "data",
              "stdin"
            ]
          }
        ]
      },
      read: {
        description: "Prints the events as one JSON array.",
        flags: {
          type: {
            description: "Only events of this type.",
            value: "required"
          },
          since: {
            description: "Only events from this time on.",
            value: "required"
          }
        },
        output: {
          notPipedTo: [
            "read",
            "for",
            "mapfile",
            "readarray",
            "xargs",
            "head",
            "tail",
            "grep",
            "sed",
            "awk",
            "cut",
            "sort",
            "uniq",
            "wc"
          ],
          mayHideErrors: false,
          consequence: "the output is one JSON array on one line, and an unreadable one looks like an empty journal"
        }
      },
      "read-last": {
        description: "Prints the newest event of a type, or null.",
        flags: {
          type: {
            description: "The type of the event.",
            value: "required",
            required: true
          },
          since: {
            description: "Only events from this time on.",
            value: "required"
          }
        },
        output: {
          mayHideErrors: false,
          consequence: "a failed read looks like an empty journal"
        }
      }
    }
  },
  {
    contract: "command",
    pack: "handoff-harvest",
    name: "memory-command",
    description: "The command that saves memories to the store and searches it.",
    title: "pact-memory",
    names: [
      "pact-memory/scripts/cli.py",
      "scripts/cli.py"
    ],
    mentions: [
      "pact-memory",
      "pact_memory"
    ],
    bare: [
      "pact-memory"
    ],
    consequence: "the command ends with status 2 and does nothing",
    flags: {
      "db-path": {
        value: "required",
        forbidden: {
          consequence: "it selects another store, and what is saved there is lost to everybody else",
          instead: "leave it out, and the command finds the store of the project"
        }
      }
    },
    subcommands: {
      save: {
        description: "Saves a memory.",
        flags: {
          stdin: {
            description: "Read the JSON object from standard input."
          },
          "no-sync": {
            description: "Leave CLAUDE.md alone."
          },
          "claude-md-root": {
            description: "The folder in which CLAUDE.md must lie.",
            value: "required"
          }
        },
        arguments: [
          {
            name: "json",
            description: "The memory as a JSON object."
          }
        ]
      },
      search: {
        description: "Searches memories.",
        flags: {
          limit: {
            description: "The most results.",
            value: "required",
            pattern: "^[1-9][0-9]*$",
            shape: "a number such as `5`"
          },
          "current-file": {
            description: "A file whose memories come first.",
            value: "required"
          },
          "claude-md-root": {
            description: "The folder in which CLAUDE.md must lie.",
            value: "required"
          }
        },
        arguments: [
          {
            name: "query",
            description: "The text to search for.",
            required: true
          }
        ]
      },
      list: {
        description: "Lists the newest memories.",
        flags: {
          limit: {
            description: "The most results.",
            value: "required",
            pattern: "^[1-9][0-9]*$",
            shape: "a number such as `20`"
          }
        }
      },
      get: {
        description: "Prints one memory.",
        arguments: [
          {
            name: "id",
            description: "The id or at least seven letters of it.",
            required: true
          }
        ]
      },
      update: {
        description: "Adds to a memory.",
        flags: {
          stdin: {
            description: "Read the JSON object from standard input."
          },
          replace: {
            description: "Replace lists instead of adding to them."
          },
          "no-sync": {
            description: "Leave CLAUDE.md alone."
          },
          "claude-md-root": {
            description: "The folder in which CLAUDE.md must lie.",
            value: "required"
          }
        },
        arguments: [
          {
            name: "id",
            description: "The id or at least seven letters of it.",
            required: true
          },
          {
            name: "json",
            description: "The fields as a JSON object."
          }
        ]
      },
      delete: {
        description: "Deletes a memory.",
        arguments: [
          {
            name: "id",
            description: "The id or at least seven letters of it.",
            required: true
          }
        ]
      },
      status: {
        description: "Tells the state of the store."
      },
      setup: {
        description: "Makes the store ready."
      }
    }
  },
  {
    contract: "command",
    pack: "handoff-harvest",
    name: "memory-module",
    description: "The classes and methods behind the memory command, which are not to be called from documents.",
    form: "call",
    names: [
      "PACTMemory",
      "memory.save",
      "memory.search",
      "memory.update"
    ],
    mentions: [
      "pact-memory",
      "pact_memory"
    ],
    openFlags: true,
    forbidden: {
      consequence: "the module opens a store of its own choice, and its folder cannot be imported by this name",
      instead: "run the command `scripts/cli.py`",
      severity: "warning"
    }
  },
  {
    contract: "command",
    pack: "handoff-harvest",
    name: "path-less-read",
    description: "Reads and writes of the journal that take the folder of the session from the process they run in.",
    title: "read_events",
    form: "call",
    names: [
      "read_events",
      "read_last_event",
      "append_event"
    ],
    mentions: [
      "session_journal",
      "session-journal"
    ],
    openFlags: true,
    arguments: [
      {
        name: "type",
        required: true
      },
      {
        name: "value",
        rest: true
      }
    ],
    forbidden: {
      consequence: "only the lead knows a folder by itself, and anybody else gets no events and no error",
      instead: "call `read_events_from(session_dir, \u2026)`, or run `session_journal.py` with `--session-dir`"
    }
  },
  {
    contract: "command",
    pack: "handoff-harvest",
    name: "send-message",
    description: "The message of one member of a team to another.",
    form: "call",
    names: [
      "SendMessage"
    ],
    mentions: [
      "PACT",
      "pact-"
    ],
    consequence: "the tool refuses the call",
    flags: {
      to: {
        description: "The name of one member.",
        required: true,
        pattern: "^[^*]*$",
        shape: "the name of one member",
        consequence: "there is no address of all members"
      },
      message: {
        description: "Who writes to whom, and the text.",
        required: true,
        pattern: "^\\[(?P<from>(?:\\{[^}]*\\}|[^\\]\u2192])+)\u2192(?P<to>(?:\\{[^}]*\\}|[^\\]])+)\\] ",
        shape: "`[sender\u2192recipient]` in front of the text",
        agrees: {
          to: "to"
        },
        consequence: "the recipient does not see who wrote it to whom",
        severity: "warning"
      },
      summary: {
        description: "Five to ten words for a preview.",
        required: true,
        pattern: "^[^\\[]",
        shape: "five to ten words",
        severity: "warning"
      },
      content: {
        forbidden: {
          consequence: "the tool has no such argument",
          instead: "write `message=`"
        }
      },
      recipient: {
        forbidden: {
          consequence: "the tool has no such argument",
          instead: "write `to=`"
        }
      },
      type: {
        forbidden: {
          consequence: "the tool has no such argument",
          instead: "leave it out"
        }
      }
    },
    severity: {
      "command/arguments": "warning"
    }
  },
  {
    contract: "journal",
    pack: "handoff-harvest",
    name: "session-journal",
    description: "What happened in a session of agents, one record a line, kept when the files of their tasks are gone.",
    files: [
      "session-journal.jsonl"
    ],
    place: "{session}/session-journal.jsonl",
    told: {
      team: {
        type: "session_start",
        key: "team"
      },
      session: {
        type: "session_start",
        key: "session_id"
      }
    },
    recognisedBy: [
      "v",
      "type"
    ],
    lines: {
      boundaries: "unicode",
      byteOrderMark: "fails",
      blank: true,
      consequence: "readers drop it without a word"
    },
    discriminator: "type",
    schema: {
      title: "A record of the session journal",
      type: "object",
      required: [
        "v",
        "type"
      ],
      properties: {
        v: {
          type: "integer",
          description: "The version of the form of records."
        },
        type: {
          type: "string",
          pattern: "\\S",
          description: "The type of the record."
        },
        ts: {
          type: "string",
          description: "When it was written, in UTC, to the second."
        }
      }
    },
    timestamp: {
      field: "ts",
      form: "utc-seconds",
      ordered: true,
      compared: "instant"
    },
    records: {
      session_start: {
        description: "A session began.",
        schema: {
          title: "session_start record",
          type: "object",
          required: [
            "session_id",
            "project_dir"
          ],
          properties: {
            session_id: {
              type: "string",
              pattern: "\\S",
              description: "The id of the session."
            },
            project_dir: {
              type: "string",
              pattern: "\\S",
              description: "The folder of the project."
            },
            source: {
              type: [
                "string",
                "null"
              ],
              pattern: "\\S",
              description: "What began it.",
              allOf: [
                {
                  enum: [
                    "startup",
                    "resume",
                    "compact",
                    "clear",
                    "unknown",
                    null
                  ],
                  "x-severity": "warning"
                }
              ]
            },
            team: {
              type: [
                "string",
                "null"
              ],
              description: "The team; may be empty."
            },
            worktree: {
              type: [
                "string",
                "null"
              ],
              description: "The work tree; may be empty."
            }
          }
        }
      },
      session_end: {
        description: "A session ended.",
        schema: {
          title: "session_end record",
          type: "object",
          properties: {
            warning: {
              type: [
                "string",
                "null"
              ],
              pattern: "\\S",
              description: "What was left undone."
            }
          }
        }
      },
      session_paused: {
        description: "A session was paused, to be resumed later.",
        schema: {
          title: "session_paused record",
          type: "object",
          required: [
            "pr_number",
            "pr_url",
            "branch",
            "worktree_path",
            "consolidation_completed"
          ],
          properties: {
            pr_number: {
              type: "integer",
              description: "The number of the pull request."
            },
            pr_url: {
              type: "string",
              pattern: "\\S",
              description: "Its address."
            },
            branch: {
              type: "string",
              pattern: "\\S",
              description: "The branch."
            },
            worktree_path: {
              type: "string",
              pattern: "\\S",
              description: "The folder of the work tree."
            },
            consolidation_completed: {
              type: "boolean",
              description: "Whether the memories of the session were put together."
            },
            team_name: {
              type: [
                "string",
                "null"
              ],
              description: "The team."
            }
          }
        }
      },
      session_refreshed: {
        description: "The state of a session was written down so that a new one can go on.",
        schema: {
          title: "session_refreshed record",
          type: "object",
          required: [
            "consolidation_completed",
            "halt_active"
          ],
          properties: {
            consolidation_completed: {
              type: "boolean",
              description: "Whether the memories of the session were put together."
            },
            halt_active: {
              type: "boolean",
              description: "Whether a halt stands."
            },
            halt_task_ids: {
              type: [
                "array",
                "null"
              ],
              description: "The tasks that ask for the halt."
            },
            feature_task_id: {
              type: [
                "string",
                "null"
              ],
              pattern: "\\S",
              description: "The task of the feature."
            },
            feature_subject: {
              type: [
                "string",
                "null"
              ],
              pattern: "\\S",
              description: "Its subject."
            },
            team_name: {
              type: [
                "string",
                "null"
              ],
              pattern: "\\S",
              description: "The team."
            },
            next_phase: {
              type: [
                "string",
                "null"
              ],
              pattern: "\\S",
              description: "The phase that comes next.",
              allOf: [
                {
                  enum: [
                    "prepare",
                    "architect",
                    "code",
                    "test",
                    "peer-review",
                    "deploy",
                    null
                  ],
                  "x-severity": "warning"
                }
              ]
            },
            worktrees: {
              type: [
                "array",
                "null"
              ],
              description: "The absolute paths of the work trees."
            },
            pr_number: {
              type: [
                "integer",
                "null"
              ],
              description: "The number of the pull request."
            }
          }
        }
      },
      session_refresh_consumed: {
        description: "A new session went on from a written state.",
        schema: {
          title: "session_refresh_consumed record",
          type: "object",
          required: [
            "refresh_ts"
          ],
          properties: {
            refresh_ts: {
              type: "string",
              pattern: "\\S",
              description: "The `ts` of the record that it went on from, character for character."
            }
          }
        },
        refersTo: [
          {
            key: "refresh_ts",
            type: "session_refreshed",
            field: "ts"
          }
        ]
      },
      session_consolidated: {
        description: "The memories of the session were put together.",
        schema: {
          title: "session_consolidated record",
          type: "object",
          properties: {
            pass: {
              type: [
                "integer",
                "null"
              ],
              description: "Which pass it was.",
              allOf: [
                {
                  enum: [
                    1,
                    2,
                    null
                  ],
                  "x-severity": "warning"
                }
              ]
            },
            task_count: {
              type: [
                "integer",
                "null"
              ],
              description: "How many tasks were read."
            },
            memories_saved: {
              type: [
                "integer",
                "null"
              ],
              description: "How many memories were saved."
            }
          }
        }
      },
      cleanup_summary: {
        description: "Folders of old teams and tasks were removed.",
        schema: {
          title: "cleanup_summary record",
          type: "object",
          properties: {
            teams_reaped: {
              type: [
                "integer",
                "null"
              ],
              description: "Teams that were removed."
            },
            teams_skipped: {
              type: [
                "integer",
                "null"
              ],
              description: "Teams that were kept."
            },
            tasks_reaped: {
              type: [
                "integer",
                "null"
              ],
              description: "Task folders that were removed."
            },
            tasks_skipped: {
              type: [
                "integer",
                "null"
              ],
              description: "Task folders that were kept."
            },
            teams_ttl_days: {
              type: [
                "integer",
                "null"
              ],
              description: "How old a team may be."
            },
            tasks_ttl_days: {
              type: [
                "integer",
                "null"
              ],
              description: "How old a task folder may be."
            },
            teams_ran: {
              type: [
                "boolean",
                "null"
              ],
              description: "Whether teams were looked at."
            },
            tasks_ran: {
              type: [
                "boolean",
                "null"
              ],
              description: "Whether task folders were looked at."
            }
          }
        }
      },
      variety_assessed: {
        description: "The variety of a feature was scored.",
        schema: {
          title: "variety_assessed record",
          type: "object",
          required: [
            "task_id",
            "variety"
          ],
          properties: {
            task_id: {
              type: "string",
              pattern: "\\S",
              description: "The number of the task, as text.",
              allOf: [
                {
                  pattern: "^[^/\\\\\\x00-\\x1f]*$",
                  "x-severity": "warning",
                  "x-consequence": "it is a part of a file name, from which readers take such characters away"
                }
              ]
            },
            variety: {
              type: "object",
              description: "How varied the task is: four scores and their total.",
              properties: {
                novelty: {
                  type: "integer",
                  description: "How new it is.",
                  minimum: 1,
                  maximum: 4,
                  "x-severity": "warning"
                },
                scope: {
                  type: "integer",
                  description: "How much it touches.",
                  minimum: 1,
                  maximum: 4,
                  "x-severity": "warning"
                },
                uncertainty: {
                  type: "integer",
                  description: "How little is known.",
                  minimum: 1,
                  maximum: 4,
                  "x-severity": "warning"
                },
                risk: {
                  type: "integer",
                  description: "How bad a mistake would be.",
                  minimum: 1,
                  maximum: 4,
                  "x-severity": "warning"
                },
                total: {
                  type: "integer",
                  description: "The sum of the four.",
                  minimum: 4,
                  maximum: 16,
                  "x-severity": "warning",
                  "x-missing": {
                    severity: "warning",
                    consequence: "a reader that takes the total stops with an exception, and another adds up the four"
                  }
                }
              },
              required: [
                "total"
              ]
            }
          }
        },
        identity: {
          keys: [
            "task_id"
          ]
        },
        read: "latest",
        relations: [
          {
            relation: "sumOf",
            at: "variety.total",
            of: [
              "variety.novelty",
              "variety.scope",
              "variety.uncertainty",
              "variety.risk"
            ],
            severity: "warning",
            consequence: "readers take the total, and nobody compares it with the four scores"
          }
        ]
      },
      dispatch_variety: {
        description: "The variety with which a task was given out.",
        schema: {
          title: "dispatch_variety record",
          type: "object",
          required: [
            "task_id",
            "variety"
          ],
          properties: {
            task_id: {
              type: "string",
              pattern: "\\S",
              description: "The number of the task, as text.",
              allOf: [
                {
                  pattern: "^[^/\\\\\\x00-\\x1f]*$",
                  "x-severity": "warning",
                  "x-consequence": "it is a part of a file name, from which readers take such characters away"
                }
              ]
            },
            variety: {
              type: "object",
              description: "How varied the task is: four scores and their total.",
              properties: {
                novelty: {
                  type: "integer",
                  description: "How new it is.",
                  minimum: 1,
                  maximum: 4,
                  "x-severity": "warning"
                },
                scope: {
                  type: "integer",
                  description: "How much it touches.",
                  minimum: 1,
                  maximum: 4,
                  "x-severity": "warning"
                },
                uncertainty: {
                  type: "integer",
                  description: "How little is known.",
                  minimum: 1,
                  maximum: 4,
                  "x-severity": "warning"
                },
                risk: {
                  type: "integer",
                  description: "How bad a mistake would be.",
                  minimum: 1,
                  maximum: 4,
                  "x-severity": "warning"
                },
                total: {
                  type: "integer",
                  description: "The sum of the four.",
                  minimum: 4,
                  maximum: 16,
                  "x-severity": "warning",
                  "x-missing": {
                    severity: "warning",
                    consequence: "a reader that takes the total stops with an exception, and another adds up the four"
                  }
                }
              },
              required: [
                "total"
              ],
              additionalProperties: false,
              "x-severity": "warning"
            }
          }
        },
        relations: [
          {
            relation: "sumOf",
            at: "variety.total",
            of: [
              "variety.novelty",
              "variety.scope",
              "variety.uncertainty",
              "variety.risk"
            ],
            severity: "warning",
            consequence: "readers take the total, and nobody compares it with the four scores"
          }
        ]
      },
      dispatch_site: {
        description: "A task was given out.",
        schema: {
          title: "dispatch_site record",
          type: "object",
          required: [
            "task_id"
          ],
          properties: {
            task_id: {
              type: "string",
              pattern: "\\S",
              description: "The number of the task, as text.",
              allOf: [
                {
                  pattern: "^[^/\\\\\\x00-\\x1f]*$",
                  "x-severity": "warning",
                  "x-consequence": "it is a part of a file name, from which readers take such characters away"
                }
              ]
            },
            variety: {
              type: [
                "object",
                "null"
              ],
              description: "How varied the task is: four scores and their total.",
              properties: {
                novelty: {
                  type: "integer",
                  description: "How new it is.",
                  minimum: 1,
                  maximum: 4,
                  "x-severity": "warning"
                },
                scope: {
                  type: "integer",
                  description: "How much it touches.",
                  minimum: 1,
                  maximum: 4,
                  "x-severity": "warning"
                },
                uncertainty: {
                  type: "integer",
                  description: "How little is known.",
                  minimum: 1,
                  maximum: 4,
                  "x-severity": "warning"
                },
                risk: {
                  type: "integer",
                  description: "How bad a mistake would be.",
                  minimum: 1,
                  maximum: 4,
                  "x-severity": "warning"
                },
                total: {
                  type: "integer",
                  description: "The sum of the four.",
                  minimum: 4,
                  maximum: 16,
                  "x-severity": "warning",
                  "x-missing": {
                    severity: "warning",
                    consequence: "a reader that takes the total stops with an exception, and another adds up the four"
                  }
                }
              },
              required: [
                "total"
              ]
            }
          }
        },
        unrepeated: [
          "task_id"
        ],
        relations: [
          {
            relation: "sumOf",
            at: "variety.total",
            of: [
              "variety.novelty",
              "variety.scope",
              "variety.uncertainty",
              "variety.risk"
            ],
            severity: "warning",
            consequence: "readers take the total, and nobody compares it with the four scores"
          }
        ]
      },
      journal_emit_skipped: {
        description: "A record was not written.",
        schema: {
          title: "journal_emit_skipped record",
          type: "object",
          required: [
            "skipped_type",
            "cause"
          ],
          properties: {
            skipped_type: {
              type: "string",
              pattern: "\\S",
              description: "The type that it would have had."
            },
            cause: {
              type: "string",
              pattern: "\\S",
              description: "Why.",
              allOf: [
                {
                  enum: [
                    "returned_false",
                    "raised"
                  ],
                  "x-severity": "warning"
                }
              ]
            },
            task_id: {
              type: [
                "string",
                "null"
              ],
              pattern: "\\S",
              description: "The number of the task, as text.",
              allOf: [
                {
                  pattern: "^[^/\\\\\\x00-\\x1f]*$",
                  "x-severity": "warning",
                  "x-consequence": "it is a part of a file name, from which readers take such characters away"
                }
              ]
            }
          }
        }
      },
      teachback_ack: {
        description: "A teammate said whether the reasons of a variety fit the task.",
        schema: {
          title: "teachback_ack record",
          type: "object",
          required: [
            "task_id",
            "rationale_articulates_this_dispatch"
          ],
          properties: {
            task_id: {
              type: "string",
              pattern: "\\S",
              description: "The number of the task, as text.",
              allOf: [
                {
                  pattern: "^[^/\\\\\\x00-\\x1f]*$",
                  "x-severity": "warning",
                  "x-consequence": "it is a part of a file name, from which readers take such characters away"
                }
              ]
            },
            rationale_articulates_this_dispatch: {
              type: "string",
              pattern: "\\S",
              description: "Whether they do.",
              allOf: [
                {
                  enum: [
                    "yes",
                    "no",
                    "concern"
                  ],
                  "x-severity": "warning"
                }
              ]
            },
            concern: {
              type: [
                "string",
                "null"
              ],
              pattern: "\\S",
              description: "What does not fit."
            }
          }
        },
        relations: [
          {
            relation: "requiredWhen",
            at: "concern",
            when: {
              key: "rationale_articulates_this_dispatch",
              words: [
                "no",
                "concern"
              ]
            },
            severity: "warning"
          }
        ]
      },
      task_metadata_snapshot: {
        description: "The metadata of a task, kept for when its file is gone.",
        schema: {
          title: "task_metadata_snapshot record",
          type: "object",
          required: [
            "task_id",
            "metadata"
          ],
          properties: {
            task_id: {
              type: "string",
              pattern: "\\S",
              description: "The number of the task, as text.",
              allOf: [
                {
                  pattern: "^[^/\\\\\\x00-\\x1f]*$",
                  "x-severity": "warning",
                  "x-consequence": "it is a part of a file name, from which readers take such characters away"
                }
              ]
            },
            metadata: {
              type: "object",
              description: "The metadata without the hand-off.",
              allOf: [
                {
                  minProperties: 1,
                  "x-severity": "warning",
                  "x-consequence": "writers write no empty snapshot"
                }
              ],
              properties: {
                handoff: {
                  not: {},
                  description: "Has records of its own.",
                  "x-consequence": "writers leave it out, since it has records of its own",
                  "x-severity": "warning"
                }
              }
            },
            subject: {
              type: [
                "string",
                "null"
              ],
              pattern: "\\S",
              description: "The subject of the task."
            },
            owner: {
              type: [
                "string",
                "null"
              ],
              pattern: "\\S",
              description: "The agent to whom it belongs."
            },
            task_type: {
              type: [
                "string",
                "null"
              ],
              pattern: "\\S",
              description: "The type of the task."
            },
            truncated: {
              type: [
                "boolean",
                "null"
              ],
              description: "Whether a value was cut."
            },
            occupant: {
              type: [
                "string",
                "null"
              ],
              pattern: "\\S",
              description: "The hash of owner and subject.",
              allOf: [
                {
                  pattern: "^[0-9a-f]{16}$"
                }
              ]
            }
          }
        },
        identity: {
          keys: [
            "task_id",
            "occupant"
          ],
          number: "task_id"
        },
        read: "latest",
        unrepeated: [
          "task_id",
          "metadata"
        ],
        truncation: {
          at: "metadata",
          mark: "_truncated",
          keys: {
            size: "original_bytes",
            head: "head"
          },
          longestHead: 1024,
          dropped: "_dropped_keys",
          flag: "truncated",
          largestValue: 32768,
          largest: 131072
        },
        relations: [
          {
            relation: "hashOf",
            at: "occupant",
            of: [
              "owner",
              "subject"
            ],
            separator: "\0",
            length: 16,
            blank: {
              subject: "(no subject)"
            },
            consequence: "readers join the snapshot to no hand-off and to no task"
          }
        ]
      },
      phase_transition: {
        description: "A phase of the work began, ended or was passed over.",
        schema: {
          title: "phase_transition record",
          type: "object",
          required: [
            "phase",
            "status"
          ],
          properties: {
            phase: {
              type: "string",
              pattern: "\\S",
              description: "The phase.",
              allOf: [
                {
                  enum: [
                    "PREPARE",
                    "ARCHITECT",
                    "CODE",
                    "TEST",
                    "ATOMIZE",
                    "CONSOLIDATE"
                  ],
                  "x-severity": "info"
                }
              ]
            },
            status: {
              type: "string",
              pattern: "\\S",
              description: "What happened to it.",
              allOf: [
                {
                  enum: [
                    "started",
                    "completed",
                    "skipped"
                  ],
                  "x-severity": "warning"
                }
              ]
            },
            skip_reason: {
              type: [
                "string",
                "null"
              ],
              description: "Why it was passed over."
            },
            metadata: {
              description: "Anything more."
            }
          }
        }
      },
      checkpoint: {
        description: "Where the work stands in a phase.",
        schema: {
          title: "checkpoint record",
          type: "object",
          required: [
            "phase"
          ],
          properties: {
            phase: {
              type: "string",
              pattern: "\\S",
              description: "The phase."
            },
            completed_phases: {
              description: "The phases that are done."
            },
            active_agents: {
              description: "The agents at work."
            },
            variety: {
              description: "The variety of the feature."
            },
            pending_phases: {
              description: "The phases still to come."
            },
            safe_to_retry: {
              description: "Whether the phase can be done again."
            }
          }
        }
      },
      agent_dispatch: {
        description: "An agent was given a task.",
        schema: {
          title: "agent_dispatch record",
          type: "object",
          required: [
            "agent",
            "task_id",
            "phase"
          ],
          properties: {
            agent: {
              type: "string",
              pattern: "\\S",
              description: "The agent."
            },
            task_id: {
              type: "string",
              pattern: "\\S",
              description: "The number of the task, as text.",
              allOf: [
                {
                  pattern: "^[^/\\\\\\x00-\\x1f]*$",
                  "x-severity": "warning",
                  "x-consequence": "it is a part of a file name, from which readers take such characters away"
                }
              ]
            },
            phase: {
              type: "string",
              pattern: "\\S",
              description: "The phase."
            },
            scope: {
              description: "What the agent may touch."
            }
          }
        }
      },
      agent_handoff: {
        description: "An agent handed its work off.",
        schema: {
          title: "agent_handoff record",
          type: "object",
          required: [
            "agent",
            "task_id",
            "task_subject",
            "handoff",
            "ts"
          ],
          properties: {
            v: {},
            type: {},
            ts: {
              description: "When it was written.",
              "x-missing": {
                severity: "warning",
                consequence: "a reader that compares times stops with an exception"
              }
            },
            agent: {
              type: "string",
              pattern: "\\S",
              description: "The agent."
            },
            task_id: {
              type: "string",
              pattern: "\\S",
              description: "The number of the task, as text.",
              allOf: [
                {
                  pattern: "^[^/\\\\\\x00-\\x1f]*$",
                  "x-severity": "warning",
                  "x-consequence": "it is a part of a file name, from which readers take such characters away"
                }
              ]
            },
            task_subject: {
              type: "string",
              pattern: "\\S",
              description: "The subject of the task.",
              allOf: [
                {
                  not: {
                    pattern: "^[a-z0-9-]+: TEACHBACK\\b"
                  },
                  "x-severity": "warning",
                  "x-consequence": "a teach-back is no work, and hands nothing off"
                }
              ]
            },
            handoff: {
              type: "object",
              description: "What was handed off, whole.",
              properties: {
                reasoning_reconstruction: {
                  description: "Belongs to the teach-back.",
                  not: {},
                  "x-consequence": "it belongs into `teachback_submit`, and readers of the teach-back do not look here"
                }
              },
              allOf: [
                {
                  minProperties: 1,
                  "x-severity": "warning",
                  "x-consequence": "writers write no empty hand-off"
                }
              ]
            }
          },
          additionalProperties: false,
          "x-severity": "warning",
          "x-consequence": "only these four are read, and others fill the journal"
        },
        identity: {
          keys: [
            "task_id",
            "agent",
            "task_subject"
          ],
          number: "task_id"
        },
        read: "latest",
        compared: "text",
        unrepeated: [
          "task_id",
          "agent",
          "task_subject",
          "handoff"
        ],
        thin: {
          at: "handoff",
          fewest: 20,
          follows: {
            produced: "decisions"
          },
          reasons: {
            keys: [
              "decisions"
            ],
            choices: [
              "chose",
              "chosen",
              "selected",
              "used",
              "opted",
              "went with",
              "picked"
            ],
            words: [
              "because",
              "since",
              "so that",
              "due to",
              "rationale",
              "reason",
              "to avoid",
              "in order to",
              "\u2014",
              " - ",
              ":"
            ]
          },
          detail: {
            keys: [
              "uncertainty"
            ],
            marks: [
              "[HIGH]",
              "HIGH:"
            ],
            fewest: 8
          }
        }
      },
      missed_wake: {
        description: "An agent waits and nobody answered.",
        schema: {
          title: "missed_wake record",
          type: "object",
          required: [
            "task_id",
            "agent",
            "since"
          ],
          properties: {
            task_id: {
              type: "string",
              pattern: "\\S",
              description: "The number of the task, as text.",
              allOf: [
                {
                  pattern: "^[^/\\\\\\x00-\\x1f]*$",
                  "x-severity": "warning",
                  "x-consequence": "it is a part of a file name, from which readers take such characters away"
                }
              ]
            },
            agent: {
              type: "string",
              pattern: "\\S",
              description: "The agent that waits."
            },
            since: {
              type: "string",
              pattern: "\\S",
              description: "Since when."
            },
            task_subject: {
              type: [
                "string",
                "null"
              ],
              pattern: "\\S",
              description: "The subject of the task."
            },
            reason: {
              type: [
                "string",
                "null"
              ],
              pattern: "\\S",
              description: "What it waits for.",
              allOf: [
                {
                  enum: [
                    "awaiting_lead_completion",
                    null
                  ],
                  "x-severity": "warning"
                }
              ]
            }
          }
        }
      },
      s2_state_seeded: {
        description: "Agents that work side by side were given their bounds.",
        schema: {
          title: "s2_state_seeded record",
          type: "object",
          required: [
            "worktree",
            "agents",
            "boundaries"
          ],
          properties: {
            worktree: {
              type: "string",
              pattern: "\\S",
              description: "The work tree."
            },
            agents: {
              type: "array",
              description: "The agents."
            },
            boundaries: {
              type: "object",
              description: "What each may touch."
            }
          }
        }
      },
      commit: {
        description: "A commit was made.",
        schema: {
          title: "commit record",
          type: "object",
          required: [
            "sha",
            "message",
            "phase"
          ],
          properties: {
            sha: {
              type: "string",
              pattern: "\\S",
              description: "Its hash."
            },
            message: {
              type: "string",
              pattern: "\\S",
              description: "Its message."
            },
            phase: {
              type: "string",
              pattern: "\\S",
              description: "The phase."
            }
          }
        }
      },
      review_dispatch: {
        description: "Reviewers were asked to look at a pull request.",
        schema: {
          title: "review_dispatch record",
          type: "object",
          required: [
            "pr_number",
            "pr_url",
            "reviewers"
          ],
          properties: {
            pr_number: {
              type: "integer",
              description: "The number of the pull request."
            },
            pr_url: {
              type: "string",
              pattern: "\\S",
              description: "Its address."
            },
            reviewers: {
              type: "array",
              description: "The reviewers."
            }
          }
        }
      },
      review_finding: {
        description: "A reviewer found something.",
        schema: {
          title: "review_finding record",
          type: "object",
          required: [
            "severity",
            "finding",
            "reviewer"
          ],
          properties: {
            severity: {
              type: "string",
              pattern: "\\S",
              description: "How bad it is.",
              allOf: [
                {
                  enum: [
                    "blocking",
                    "suggestion",
                    "nitpick"
                  ],
                  "x-severity": "warning"
                }
              ]
            },
            finding: {
              type: "string",
              pattern: "\\S",
              description: "What was found."
            },
            reviewer: {
              type: "string",
              pattern: "\\S",
              description: "Who found it."
            },
            task_id: {
              type: [
                "string",
                "null"
              ],
              description: "The task of the review."
            }
          }
        }
      },
      remediation: {
        description: "Findings of a review were given to an agent to mend.",
        schema: {
          title: "remediation record",
          type: "object",
          required: [
            "cycle",
            "items",
            "fixer"
          ],
          properties: {
            cycle: {
              type: "integer",
              description: "Which round it is."
            },
            items: {
              type: "array",
              description: "What is to be mended."
            },
            fixer: {
              type: "string",
              pattern: "\\S",
              description: "The agent."
            },
            task_id: {
              type: [
                "string",
                "null"
              ],
              pattern: "\\S",
              description: "The number of the task, as text.",
              allOf: [
                {
                  pattern: "^[^/\\\\\\x00-\\x1f]*$",
                  "x-severity": "warning",
                  "x-consequence": "it is a part of a file name, from which readers take such characters away"
                }
              ]
            }
          }
        }
      },
      pr_ready: {
        description: "A pull request is ready.",
        schema: {
          title: "pr_ready record",
          type: "object",
          required: [
            "pr_number",
            "pr_url",
            "commits"
          ],
          properties: {
            pr_number: {
              type: "integer",
              description: "The number of the pull request."
            },
            pr_url: {
              type: "string",
              pattern: "\\S",
              description: "Its address."
            },
            commits: {
              type: "integer",
              description: "How many commits it has."
            }
          }
        }
      },
      artifact_paths: {
        description: "The files that a workflow wrote for a feature, all of them.",
        schema: {
          title: "artifact_paths record",
          type: "object",
          required: [
            "workflow",
            "feature",
            "paths"
          ],
          properties: {
            workflow: {
              type: "string",
              pattern: "\\S",
              description: "The workflow.",
              allOf: [
                {
                  enum: [
                    "plan-mode",
                    "prepare",
                    "architect",
                    "peer-review",
                    "code-auditor"
                  ],
                  "x-severity": "info"
                }
              ]
            },
            feature: {
              type: "string",
              pattern: "\\S",
              description: "The feature."
            },
            paths: {
              type: "array",
              description: "The absolute paths of all files of the workflow for the feature.",
              items: {
                type: "string",
                pattern: "\\S",
                description: "An absolute path.",
                allOf: [
                  {
                    pattern: "^(?:/|[A-Za-z]:[\\\\/]|\\{)",
                    "x-severity": "warning",
                    "x-consequence": "readers look for it from a folder of their own"
                  }
                ]
              },
              allOf: [
                {
                  minItems: 1,
                  "x-consequence": "it takes all that was listed before away",
                  "x-severity": "warning"
                }
              ]
            },
            task_id: {
              type: [
                "string",
                "null"
              ],
              pattern: "\\S",
              description: "The number of the task, as text.",
              allOf: [
                {
                  pattern: "^[^/\\\\\\x00-\\x1f]*$",
                  "x-severity": "warning",
                  "x-consequence": "it is a part of a file name, from which readers take such characters away"
                }
              ]
            }
          }
        },
        identity: {
          keys: [
            "workflow",
            "feature"
          ]
        },
        read: "latest",
        complete: "paths",
        paths: [
          "paths"
        ]
      },
      pin_prune_skipped: {
        description: "A pinned memory was not archived.",
        schema: {
          title: "pin_prune_skipped record",
          type: "object",
          required: [
            "outcome",
            "pin_count",
            "age_distribution"
          ],
          properties: {
            outcome: {
              type: "string",
              pattern: "\\S",
              description: "Why.",
              allOf: [
                {
                  enum: [
                    "cancelled",
                    "no_candidates",
                    "unknown_state",
                    "archive_refused",
                    "unverified_eviction",
                    "delete_unsafe"
                  ],
                  "x-severity": "warning"
                }
              ]
            },
            pin_count: {
              type: "integer",
              description: "How many pins there were."
            },
            age_distribution: {
              type: "object",
              description: "How old they were."
            },
            reason: {
              type: [
                "string",
                "null"
              ],
              pattern: "\\S",
              description: "What the person said."
            }
          }
        }
      },
      pin_pruned: {
        description: "A pinned memory was archived and its pin removed.",
        schema: {
          title: "pin_pruned record",
          type: "object",
          required: [
            "heading",
            "memory_id",
            "pin_count"
          ],
          properties: {
            heading: {
              type: "string",
              pattern: "\\S",
              description: "The heading of the pin."
            },
            memory_id: {
              type: "string",
              pattern: "\\S",
              description: "The memory that keeps it.",
              allOf: [
                {
                  pattern: "^[0-9a-f]{32}$",
                  "x-severity": "warning",
                  "x-consequence": "nobody can look the memory up by it"
                }
              ]
            },
            pin_count: {
              type: "integer",
              description: "How many pins there were before."
            }
          }
        }
      }
    },
    unregistered: [
      "gate_health",
      "lifecycle_decision",
      "dispatch_decision",
      "pin_marker_write",
      "fenced_body_skipped"
    ],
    others: "warning"
  },
  {
    contract: "journal",
    pack: "handoff-harvest",
    name: "task-file",
    description: "A task of a team of agents, one JSON object in a file, which is removed some time after the session.",
    layout: "whole",
    files: [
      "**/.claude/tasks/*/*.json",
      "**/tasks/*/*.json"
    ],
    recognisedBy: [
      "subject",
      "status",
      "metadata"
    ],
    place: "tasks/{team}/{id}.json",
    lines: {
      consequence: "readers take the task for one that was cleared away"
    },
    records: {
      task: {
        description: "A task and what agents wrote to it.",
        schema: {
          title: "A task",
          type: "object",
          required: [
            "id",
            "subject",
            "status"
          ],
          properties: {
            id: {
              type: [
                "string",
                "integer"
              ],
              pattern: "^[^/\\\\\\x00-\\x1f]+$",
              description: "The number of the task, as text."
            },
            subject: {
              type: "string",
              description: "What it is, in some words."
            },
            description: {
              type: "string",
              description: "What is to be done."
            },
            activeForm: {
              type: "string",
              description: "What is shown while it is done."
            },
            owner: {
              type: [
                "string",
                "null"
              ],
              description: "The agent to whom it belongs."
            },
            status: {
              enum: [
                "pending",
                "in_progress",
                "completed",
                "deleted"
              ],
              description: "How far it is.",
              "x-severity": "warning"
            },
            blocks: {
              type: "array",
              items: {
                type: [
                  "string",
                  "integer"
                ]
              },
              description: "The tasks that wait for it."
            },
            blockedBy: {
              type: "array",
              items: {
                type: [
                  "string",
                  "integer"
                ]
              },
              description: "The tasks for which it waits."
            },
            metadata: {
              type: [
                "object",
                "null"
              ],
              description: "What agents write to the task.",
              properties: {
                handoff: {
                  title: "A hand-off",
                  type: "object",
                  description: "What an agent hands on when its work is done.",
                  minProperties: 1,
                  "x-consequence": "writers put no empty hand-off into the journal, so no reader finds one",
                  required: [
                    "produced",
                    "decisions",
                    "uncertainty",
                    "integration",
                    "open_questions",
                    "reasoning_chain"
                  ],
                  properties: {
                    produced: {
                      description: "The files that were made or changed.",
                      type: [
                        "array",
                        "string"
                      ],
                      "x-severity": "warning",
                      "x-missing": {
                        severity: "warning",
                        consequence: "nobody can look at what was made"
                      }
                    },
                    decisions: {
                      description: "The decisions, each with its reason.",
                      type: [
                        "array",
                        "string",
                        "object"
                      ],
                      "x-severity": "warning",
                      "x-missing": {
                        severity: "warning",
                        consequence: "what was chosen and why is remembered nowhere"
                      }
                    },
                    reasoning_chain: {
                      description: "How the decisions hang together.",
                      type: [
                        "array",
                        "string",
                        "object"
                      ],
                      "x-severity": "info",
                      "x-missing": {
                        severity: "info",
                        consequence: "it is left out only where it is trivial"
                      }
                    },
                    uncertainty: {
                      description: "What is not sure, the worst first.",
                      type: [
                        "array",
                        "string",
                        "object"
                      ],
                      "x-severity": "warning",
                      "x-missing": {
                        severity: "warning",
                        consequence: "readers cannot tell it from a hand-off without doubts"
                      }
                    },
                    integration: {
                      description: "What other parts it touches.",
                      type: [
                        "array",
                        "string",
                        "object"
                      ],
                      "x-severity": "warning",
                      "x-missing": {
                        severity: "warning",
                        consequence: "nobody knows what else it touches"
                      }
                    },
                    open_questions: {
                      description: "What is left open.",
                      type: [
                        "array",
                        "string",
                        "object"
                      ],
                      "x-severity": "warning",
                      "x-missing": {
                        severity: "warning",
                        consequence: "readers cannot tell it from a hand-off without questions"
                      }
                    },
                    reasoning_reconstruction: {
                      description: "Belongs to the teach-back.",
                      not: {},
                      "x-consequence": "it belongs into `teachback_submit`, and readers of the teach-back do not look here"
                    }
                  }
                },
                variety: {
                  title: "The variety of a task",
                  type: "object",
                  description: "Four scores and their total.",
                  required: [
                    "total"
                  ],
                  properties: {
                    novelty: {
                      type: "integer",
                      description: "How new it is.",
                      minimum: 1,
                      maximum: 4
                    },
                    scope: {
                      type: "integer",
                      description: "How much it touches.",
                      minimum: 1,
                      maximum: 4
                    },
                    uncertainty: {
                      type: "integer",
                      description: "How little is known.",
                      minimum: 1,
                      maximum: 4
                    },
                    risk: {
                      type: "integer",
                      description: "How bad a mistake would be.",
                      minimum: 1,
                      maximum: 4
                    },
                    total: {
                      type: "integer",
                      description: "The sum of the four.",
                      minimum: 4,
                      maximum: 16,
                      "x-missing": {
                        severity: "warning",
                        consequence: "a reader that takes the total stops with an exception, and another adds up the four"
                      }
                    },
                    novelty_rationale: {
                      type: "string",
                      pattern: "\\S",
                      description: "Why.",
                      "x-severity": "warning"
                    },
                    scope_rationale: {
                      type: "string",
                      pattern: "\\S",
                      description: "Why.",
                      "x-severity": "warning"
                    },
                    uncertainty_rationale: {
                      type: "string",
                      pattern: "\\S",
                      description: "Why.",
                      "x-severity": "warning"
                    },
                    risk_rationale: {
                      type: "string",
                      pattern: "\\S",
                      description: "Why.",
                      "x-severity": "warning"
                    }
                  }
                },
                teachback_submit: {
                  title: "A teach-back",
                  type: "object",
                  description: "What an agent understood of its task, before it begins.",
                  required: [
                    "understanding",
                    "most_likely_wrong",
                    "least_confident_item",
                    "first_action",
                    "variety_acknowledgment"
                  ],
                  properties: {
                    understanding: {
                      type: "string",
                      pattern: "\\S",
                      description: "What the task is.",
                      "x-consequence": "the teach-back is rejected"
                    },
                    most_likely_wrong: {
                      type: "string",
                      pattern: "\\S",
                      description: "What may be misunderstood.",
                      "x-consequence": "the teach-back is rejected"
                    },
                    least_confident_item: {
                      type: "string",
                      pattern: "\\S",
                      description: "What is least sure.",
                      "x-consequence": "the teach-back is rejected"
                    },
                    first_action: {
                      type: "string",
                      pattern: "\\S",
                      description: "What comes first.",
                      "x-consequence": "the teach-back is rejected"
                    },
                    variety_acknowledgment: {
                      type: "object",
                      description: "Whether the reasons of the variety fit this task.",
                      "x-consequence": "the teach-back is rejected",
                      required: [
                        "rationale_articulates_this_dispatch"
                      ],
                      properties: {
                        rationale_articulates_this_dispatch: {
                          enum: [
                            "yes",
                            "no",
                            "concern"
                          ],
                          description: "Whether they do.",
                          "x-consequence": "the teach-back is rejected"
                        },
                        concern: {
                          type: "string",
                          description: "What does not fit."
                        }
                      }
                    },
                    reasoning_reconstruction: {
                      type: "object",
                      description: "The reasons of the task in the agent's own words; asked for where the variety is high.",
                      required: [
                        "decision_attribution",
                        "assumption_trace",
                        "contingency_clause"
                      ],
                      properties: {
                        decision_attribution: {
                          type: "string",
                          pattern: "\\S",
                          description: "Who decided what.",
                          "x-consequence": "the teach-back is rejected"
                        },
                        assumption_trace: {
                          type: "string",
                          pattern: "\\S",
                          description: "What is taken for granted.",
                          "x-consequence": "the teach-back is rejected"
                        },
                        contingency_clause: {
                          type: "string",
                          pattern: "\\S",
                          description: "What if that is wrong.",
                          "x-consequence": "the teach-back is rejected"
                        }
                      },
                      additionalProperties: false,
                      "x-consequence": "exactly these three are taken, and the teach-back is rejected otherwise"
                    },
                    intentional_wait: {
                      description: "Belongs beside the teach-back.",
                      not: {},
                      "x-consequence": "it belongs beside `teachback_submit`, and readers do not look for it here"
                    }
                  }
                },
                intentional_wait: {
                  title: "A wait",
                  type: [
                    "object",
                    "null"
                  ],
                  description: "What an agent waits for on purpose.",
                  required: [
                    "reason",
                    "expected_resolver",
                    "since"
                  ],
                  properties: {
                    reason: {
                      type: "string",
                      pattern: "\\S",
                      description: "For what."
                    },
                    expected_resolver: {
                      enum: [
                        "lead",
                        "peer",
                        "user",
                        "external"
                      ],
                      description: "Who ends it.",
                      "x-severity": "warning"
                    },
                    since: {
                      type: "string",
                      description: "When it began, with its zone.",
                      pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d(:\\d\\d(\\.\\d+)?)?(Z|[+-]\\d\\d:\\d\\d)$",
                      "x-consequence": "how long the wait is cannot be told, so nobody is woken",
                      "x-missing": {
                        severity: "warning",
                        consequence: "how long the wait is cannot be told, so nobody is woken"
                      }
                    }
                  }
                },
                teachback_rejection: {
                  title: "A rejection",
                  type: "object",
                  description: "Why something was sent back.",
                  required: [
                    "reason",
                    "corrections",
                    "since",
                    "revision_number"
                  ],
                  properties: {
                    reason: {
                      type: "string",
                      pattern: "\\S",
                      description: "Why.",
                      "x-severity": "warning"
                    },
                    corrections: {
                      type: "array",
                      items: {
                        type: "string"
                      },
                      description: "What to change.",
                      "x-severity": "warning"
                    },
                    since: {
                      type: "string",
                      pattern: "^\\d{4}-\\d\\d-\\d\\d",
                      description: "When.",
                      "x-severity": "warning"
                    },
                    revision_number: {
                      type: "integer",
                      minimum: 1,
                      description: "The how-manieth revision it asks for.",
                      "x-severity": "warning"
                    }
                  },
                  "x-severity": "warning"
                },
                handoff_rejection: {
                  title: "A rejection",
                  type: "object",
                  description: "Why something was sent back.",
                  required: [
                    "reason",
                    "corrections",
                    "since",
                    "revision_number"
                  ],
                  properties: {
                    reason: {
                      type: "string",
                      pattern: "\\S",
                      description: "Why.",
                      "x-severity": "warning"
                    },
                    corrections: {
                      type: "array",
                      items: {
                        type: "string"
                      },
                      description: "What to change.",
                      "x-severity": "warning"
                    },
                    since: {
                      type: "string",
                      pattern: "^\\d{4}-\\d\\d-\\d\\d",
                      description: "When.",
                      "x-severity": "warning"
                    },
                    revision_number: {
                      type: "integer",
                      minimum: 1,
                      description: "The how-manieth revision it asks for.",
                      "x-severity": "warning"
                    }
                  },
                  "x-severity": "warning"
                },
                audit_summary: {
                  title: "The summary of an audit",
                  type: "object",
                  description: "What an auditor saw.",
                  required: [
                    "signal"
                  ],
                  properties: {
                    signal: {
                      enum: [
                        "GREEN",
                        "YELLOW",
                        "RED"
                      ],
                      description: "How it looks."
                    },
                    findings: {
                      type: "array",
                      description: "What was found.",
                      items: {
                        type: "object",
                        required: [
                          "level",
                          "finding"
                        ],
                        properties: {
                          level: {
                            enum: [
                              "GREEN",
                              "YELLOW",
                              "RED"
                            ],
                            description: "How bad."
                          },
                          scope: {
                            type: "string",
                            description: "Where."
                          },
                          finding: {
                            type: "string",
                            description: "What."
                          }
                        },
                        "x-severity": "warning"
                      }
                    },
                    observation_cycles: {
                      type: "integer",
                      minimum: 0,
                      description: "How often the auditor looked.",
                      "x-severity": "warning"
                    },
                    files_reviewed: {
                      type: "integer",
                      minimum: 0,
                      description: "How many files were seen.",
                      "x-severity": "warning"
                    }
                  },
                  "x-severity": "warning"
                },
                memory_saved: {
                  type: "boolean",
                  description: "Whether the agent saved its own memory.",
                  "x-severity": "warning"
                },
                reasoning_reconstruction: {
                  description: "Belongs to the teach-back.",
                  not: {},
                  "x-severity": "warning",
                  "x-consequence": "it belongs into `teachback_submit`, and readers of the teach-back do not look here"
                }
              }
            }
          }
        },
        relations: [
          {
            relation: "sumOf",
            at: "metadata.variety.total",
            of: [
              "metadata.variety.novelty",
              "metadata.variety.scope",
              "metadata.variety.uncertainty",
              "metadata.variety.risk"
            ],
            severity: "warning",
            consequence: "readers take the total, and nobody compares it with the four scores"
          },
          {
            relation: "requiredWhen",
            at: "metadata.teachback_submit.variety_acknowledgment.concern",
            when: {
              key: "rationale_articulates_this_dispatch",
              words: [
                "no",
                "concern"
              ]
            },
            consequence: "the teach-back is rejected"
          }
        ],
        task: {
          id: "id",
          closed: {
            key: "status",
            words: [
              "completed"
            ]
          },
          copies: [
            {
              at: "metadata.handoff",
              journal: "session-journal",
              type: "agent_handoff",
              key: "handoff",
              id: "task_id",
              identity: {
                agent: "owner",
                task_subject: "subject"
              },
              blank: {
                task_subject: "(no subject)"
              }
            },
            {
              at: "metadata",
              except: [
                "handoff"
              ],
              journal: "session-journal",
              type: "task_metadata_snapshot",
              key: "metadata",
              id: "task_id",
              identity: {
                owner: "owner",
                subject: "subject"
              },
              lenient: true
            }
          ],
          siblings: {
            at: "metadata",
            writtenAt: [
              "written_at_utc"
            ],
            words: [
              "final",
              "latest",
              "newest",
              "last",
              "first",
              "new",
              "old",
              "amended",
              "revised",
              "current"
            ]
          }
        },
        thin: {
          at: "metadata.handoff",
          fewest: 20,
          follows: {
            produced: "decisions"
          },
          reasons: {
            keys: [
              "decisions"
            ],
            choices: [
              "chose",
              "chosen",
              "selected",
              "used",
              "opted",
              "went with",
              "picked"
            ],
            words: [
              "because",
              "since",
              "so that",
              "due to",
              "rationale",
              "reason",
              "to avoid",
              "in order to",
              "\u2014",
              " - ",
              ":"
            ]
          },
          detail: {
            keys: [
              "uncertainty"
            ],
            marks: [
              "[HIGH]",
              "HIGH:"
            ],
            fewest: 8
          }
        }
      }
    },
    ledger: {
      files: [
        "**/session_processed_tasks.md"
      ],
      section: "team={team} ({project}, session {session})",
      key: "team",
      ids: "Processed task IDs (this team)",
      time: "Last processed (this team)",
      legacy: [
        "Processed task IDs",
        "Last processed"
      ],
      frontmatter: {
        name: "session_processed_tasks",
        type: "reference"
      },
      title: "Per-team processed-tasks log (NAMESPACED \u2014 multiple concurrent secretary instances write here)"
    }
  },
  {
    contract: "command",
    pack: "handoff-harvest",
    name: "task-read",
    description: "The tool that reads the state of a task; it does not show what the task carries.",
    form: "call",
    names: [
      "TaskGet"
    ],
    mentions: [
      "PACT",
      "pact-"
    ],
    openFlags: true,
    arguments: [
      {
        name: "id",
        rest: true
      }
    ],
    negations: [
      "blind",
      "surface",
      "drained"
    ],
    result: {
      lacks: [
        "metadata"
      ],
      promises: "(?i)\\b(?:metadata|hand-?offs?|audit_summary|teachback_submit)\\b",
      consequence: "the tool shows the state of a task and no metadata",
      instead: "read the file of the task",
      severity: "warning"
    },
    severity: {
      "command/result-promises": "info"
    }
  },
  {
    contract: "note",
    pack: "handoff-note",
    optional: true,
    name: "handoff-note",
    description: "What the next session needs to go on with the work of this one.",
    files: [
      "HANDOFF.md",
      ".claude/HANDOFF.md",
      "docs/HANDOFF.md"
    ],
    parts: {
      topic: {
        type: "text"
      }
    },
    title: {
      forms: "{topic}",
      severity: "warning"
    },
    sections: {
      goal: {
        heading: [
          "Goal",
          "Goals",
          "Objective",
          "Goal: {topic}"
        ],
        required: true,
        severity: "warning",
        consequence: "the next session does not know what the work is for"
      },
      progress: {
        heading: [
          "Current Progress",
          "Progress",
          "Current State",
          "Current Status",
          "Status",
          "Completed",
          "Completed Work",
          "What Was Done"
        ],
        many: true,
        required: true,
        severity: "warning",
        consequence: "the next session does again what is done"
      },
      worked: {
        heading: [
          "What Worked",
          "What Worked ({topic})"
        ],
        severity: "info",
        required: true
      },
      failed: {
        heading: [
          "What Didn't Work",
          "What Didn\u2019t Work",
          "What Did Not Work",
          "What Didn't Work ({topic})",
          "What Didn\u2019t Work ({topic})",
          "Dead Ends",
          "What Failed"
        ],
        severity: "info",
        required: true,
        consequence: "the next session tries again what has failed"
      },
      steps: {
        heading: [
          "Next Steps",
          "Next Step",
          "Next",
          "Next Steps ({topic})",
          "Next Steps \u2014 {topic}"
        ],
        required: true,
        severity: "warning",
        consequence: "the next session does not know where to begin"
      }
    },
    phrases: [
      {
        name: "lost-with-the-conversation",
        words: [
          "as i mentioned earlier",
          "as mentioned earlier",
          "as we discussed",
          "the plan we discussed",
          "see the chat above"
        ],
        reason: "the next session does not have the conversation that it points to",
        advice: "write what was said",
        severity: "warning"
      },
      {
        name: "template",
        in: "headings",
        words: [
          "[\u2026]",
          "<\u2026>"
        ],
        reason: "a place of the template is not filled in",
        severity: "warning"
      }
    ]
  },
  {
    contract: "note",
    pack: "memory-bank",
    optional: true,
    name: "memory-bank-active-context",
    description: "What a project works on now, for the next session of an agent that forgets everything between sessions.",
    files: [
      "memory-bank/activeContext.md",
      "**/memory-bank/activeContext.md"
    ],
    parts: {
      topic: {
        type: "text"
      }
    },
    title: {
      forms: "{topic}",
      severity: "warning"
    },
    sections: {
      focus: {
        heading: [
          "Current Work Focus",
          "Current Focus",
          "Current Work",
          "Focus",
          "Current Work Focus {topic}",
          "Current Focus {topic}",
          "Current Focus: {topic}"
        ],
        required: true,
        severity: "warning",
        consequence: "the next session does not know what it works on"
      },
      changes: {
        heading: [
          "Recent Changes",
          "Recent Changes {topic}",
          "Recent Work"
        ],
        required: true,
        severity: "warning",
        consequence: "the next session does not know what was just done"
      },
      steps: {
        heading: [
          "Next Steps",
          "Next Steps {topic}",
          "Immediate Next Steps",
          "Next"
        ],
        required: true,
        severity: "warning",
        consequence: "the next session does not know where to begin"
      },
      decisions: {
        heading: [
          "Active Decisions and Considerations",
          "Active Decisions",
          "Active Decisions & Considerations",
          "Decisions",
          "Key Decisions"
        ],
        required: true,
        severity: "info",
        consequence: "decisions are taken a second time"
      }
    },
    phrases: [
      {
        name: "lost-with-the-conversation",
        words: [
          "as i mentioned earlier",
          "as mentioned earlier",
          "as we discussed",
          "the plan we discussed",
          "see the chat above"
        ],
        reason: "the next session does not have the conversation that it points to",
        advice: "write what was said",
        severity: "warning"
      }
    ]
  },
  {
    contract: "note",
    pack: "memory-bank",
    optional: true,
    name: "memory-bank-progress",
    description: "What of a project works, and what is left to build.",
    files: [
      "memory-bank/progress.md",
      "**/memory-bank/progress.md"
    ],
    parts: {
      topic: {
        type: "text"
      }
    },
    title: {
      forms: "{topic}",
      severity: "warning"
    },
    sections: {
      works: {
        heading: [
          "What Works",
          "What Works {topic}",
          "What's Working",
          "Completed",
          "Completed Features"
        ],
        required: true,
        severity: "warning",
        consequence: "the next session builds again what is there"
      },
      left: {
        heading: [
          "What's Left to Build",
          "What\u2019s Left to Build",
          "What's Left",
          "What\u2019s Left",
          "What's Left to Build {topic}",
          "Remaining Work",
          "In Progress",
          "Next Steps"
        ],
        required: true,
        severity: "warning",
        consequence: "the next session does not know what is missing"
      },
      status: {
        heading: [
          "Current Status",
          "Status",
          "Current Status {topic}",
          "Current Status: {topic}",
          "Overall Status"
        ],
        required: true,
        severity: "info"
      },
      issues: {
        heading: [
          "Known Issues",
          "Known Issues {topic}",
          "Issues"
        ],
        required: true,
        severity: "info",
        consequence: "known faults are looked for again"
      }
    }
  },
  {
    contract: "note",
    pack: "planning-state",
    optional: true,
    name: "planning-state",
    description: "Where a project stands, read first by every workflow.",
    files: [
      ".planning/STATE.md"
    ],
    parts: {
      topic: {
        type: "text"
      }
    },
    title: {
      forms: [
        "Project State",
        "Project State: {topic}",
        "Project State \u2014 {topic}",
        "{topic}"
      ],
      severity: "warning"
    },
    sections: {
      reference: {
        heading: "Project Reference",
        required: true,
        severity: "warning",
        consequence: "nobody can tell what the project is for"
      },
      position: {
        heading: "Current Position",
        required: true,
        severity: "warning",
        consequence: "the next workflow does not know where the project stands"
      },
      metrics: {
        heading: "Performance Metrics"
      },
      context: {
        heading: "Accumulated Context",
        severity: "info",
        required: true
      },
      continuity: {
        heading: "Session Continuity",
        required: true,
        severity: "warning",
        consequence: "the next session does not know where the last one stopped"
      }
    },
    order: [
      "reference",
      "position",
      "metrics",
      "context",
      "continuity"
    ],
    orderSeverity: "info",
    conditions: [
      {
        name: "phase",
        when: {
          section: "position"
        },
        needs: {
          section: "position",
          text: [
            "phase:",
            "phase**:",
            "phase:**",
            "milestone:"
          ],
          where: "inside"
        },
        reason: "The position names no phase",
        advice: "write `Phase: 2 of 4 (NAME)`",
        severity: "warning"
      },
      {
        name: "status",
        when: {
          section: "position"
        },
        needs: {
          section: "position",
          text: [
            "status:",
            "status**:",
            "status:**"
          ],
          where: "inside"
        },
        reason: "The position has no status",
        advice: "write `Status: In progress`",
        severity: "warning"
      },
      {
        name: "stopped-at",
        when: {
          section: "continuity"
        },
        needs: {
          section: "continuity",
          text: [
            "stopped at:",
            "stopped at**:",
            "stopped at:**"
          ],
          where: "inside"
        },
        reason: "Nothing tells where the last session stopped",
        advice: "write `Stopped at: \u2026`",
        severity: "warning"
      }
    ],
    phrases: [
      {
        name: "template",
        words: [
          "[phase name]",
          "[what happened]",
          "[yyyy-mm-dd]",
          "[yyyy-mm-dd hh:mm]",
          "[current phase name]",
          "[one-liner from project.md core value section]",
          "[description of last completed action]"
        ],
        reason: "a place of the template is not filled in",
        advice: "fill it in",
        severity: "warning"
      }
    ],
    size: {
      lines: 100,
      severity: "info",
      consequence: "it is read at the start of every workflow"
    }
  },
  {
    contract: "note",
    pack: "session-scratchpad",
    name: "archived-session",
    description: "A scratchpad that was put into the repository when its session ended.",
    files: [
      "docs/sessions/*/[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9].md"
    ],
    signs: [
      "Session \u2014 {slug} / {date}",
      "Session State",
      "Session Start",
      "Session Start ({what})"
    ],
    parts: {
      slug: {
        type: "name"
      },
      date: {
        type: "date"
      },
      day: {
        type: "date"
      },
      source: {
        type: "name"
      },
      number: {
        type: "integer"
      },
      count: {
        type: "integer"
      },
      pr: {
        type: "integer"
      },
      phase: {
        type: "ordinal"
      },
      agent: {
        type: "text"
      },
      axiom: {
        type: "text"
      },
      what: {
        type: "text"
      },
      why: {
        type: "text"
      },
      task: {
        type: "text"
      },
      topic: {
        type: "text"
      },
      summary: {
        type: "text"
      }
    },
    path: {
      forms: "docs/sessions/{slug}/{date}.md",
      consequence: "the tools look for it in one folder named after the branch and do not find it"
    },
    title: {
      forms: "Session \u2014 {slug} / {date}",
      required: false,
      severity: "warning"
    },
    suffixes: [
      " (continued)",
      " ({count})"
    ],
    lineRanges: {
      suffix: " [L{start}\u2013L{end}]",
      severity: "warning",
      consequence: "an agent that is sent there by its line numbers reads something else"
    },
    stubs: {
      suffix: " (archived {day} \u2014 {summary})",
      severity: "warning"
    },
    classes: {
      words: {
        live: [
          "active",
          "escalation",
          "plan",
          "session"
        ],
        archived: [
          "results",
          "complete",
          "completed",
          "summary",
          "archived",
          "handoff",
          "done",
          "output",
          "sweep",
          "gaps"
        ]
      },
      otherwise: "live",
      loses: "archived",
      severity: "warning",
      consequence: "pruning sorts by these letters wherever they stand"
    },
    size: {
      lines: 1999,
      severity: "warning",
      consequence: "a scratchpad is pruned from 2,000 lines on"
    },
    isolation: {
      except: [
        "Executive",
        "Orchestrator",
        "Reviewer",
        "Review"
      ],
      severity: "info",
      consequence: "agents read their own earlier section, and one agent reads all"
    },
    states: {
      done: [
        "\u2705",
        "[x]",
        "complete",
        "completed",
        "done",
        "closed",
        "committed",
        "approved"
      ],
      active: [
        "\u23F3",
        "\u{1F504}",
        "\u{1F6A7}",
        "in progress",
        "in-progress"
      ],
      open: [
        "\u2B1C",
        "[ ]",
        "not started",
        "not-started",
        "pending",
        "open"
      ],
      blocked: [
        "\u{1F6AB}",
        "\u274C",
        "blocked"
      ]
    },
    sections: {
      active: {
        heading: "Active Context",
        severity: "warning",
        consequence: "a second prune lists the sections once more"
      },
      state: {
        heading: "Session State",
        required: true,
        severity: "warning",
        consequence: "the validator of scratchpads does not accept the file",
        data: {
          schema: {
            type: "object",
            required: [
              "branch",
              "active_phase",
              "phases"
            ],
            properties: {
              branch: {
                type: "string",
                minLength: 1
              },
              date: {
                type: "string",
                format: "date"
              },
              active_phase: {
                type: [
                  "string",
                  "null"
                ]
              },
              active_issues: {
                type: "array",
                items: {
                  type: "integer",
                  "x-consequence": "tools look the issue up by its number"
                }
              },
              blockers: {
                type: "array",
                items: {
                  type: "string"
                }
              },
              last_agent: {
                type: [
                  "string",
                  "null"
                ]
              },
              phases: {
                type: "array",
                items: {
                  type: "object",
                  required: [
                    "name"
                  ],
                  properties: {
                    name: {
                      type: "string",
                      minLength: 1
                    },
                    status: {
                      type: "string",
                      minLength: 1
                    }
                  }
                }
              }
            }
          },
          consequence: "tools cannot tell where the session stands",
          required: true
        }
      },
      audit: {
        heading: "Audit Trail",
        required: true,
        severity: "info",
        entries: [
          {
            as: "yaml",
            schema: {
              type: "object",
              required: [
                "timestamp",
                "action",
                "agent",
                "outcome"
              ],
              properties: {
                timestamp: {
                  type: "string",
                  format: "date-time"
                },
                action: {
                  type: "string",
                  minLength: 1
                },
                agent: {
                  type: "string",
                  minLength: 1
                },
                outcome: {
                  enum: [
                    "success",
                    "failure",
                    "partial"
                  ]
                }
              }
            }
          },
          {
            as: "table",
            columns: [
              "Agent",
              "Decision",
              "Justification",
              "Time"
            ],
            severity: "warning"
          }
        ],
        entriesSeverity: "warning",
        entriesConsequence: "readers of one form pass over the other"
      },
      telemetry: {
        heading: "Telemetry",
        required: true,
        severity: "info",
        entries: [
          {
            as: "yaml",
            schema: {
              type: "object",
              required: [
                "span_id",
                "model",
                "input_tokens",
                "output_tokens",
                "latency_ms"
              ],
              properties: {
                span_id: {
                  type: "string",
                  pattern: "^[0-9a-f]{16}$",
                  "x-severity": "info",
                  "x-consequence": "a span id of OpenTelemetry has 16 hexadecimal digits"
                },
                model: {
                  type: "string",
                  minLength: 1
                },
                input_tokens: {
                  type: "integer",
                  minimum: 0
                },
                output_tokens: {
                  type: "integer",
                  minimum: 0
                },
                latency_ms: {
                  type: "integer",
                  minimum: 0
                }
              }
            }
          },
          {
            as: "table",
            columns: [
              "Metric",
              "Value"
            ],
            severity: "warning"
          }
        ],
        entriesSeverity: "warning",
        entriesConsequence: "readers of one form pass over the other"
      },
      start: {
        heading: "Session Start",
        severity: "warning",
        consequence: "readers take the first one",
        first: {
          name: "the session-start checkpoint",
          forms: [
            "Session-Start Checkpoint: This session is governed by Axiom {number} ({axiom}). Primary endogenous source: {source}",
            "This session is governed by Axiom {number} ({axiom}). Primary endogenous source: {source}",
            '"This session is governed by Axiom {number} ({axiom}). Primary endogenous source: {source}',
            "Governing axiom: {axiom} (Axiom {number}) \u2014 primary endogenous source: {source}",
            "Governing axiom: Axiom {number} ({axiom}) \u2014 primary endogenous source: {source}",
            "Governing axiom: {axiom} \u2014 primary endogenous source: {source}",
            "Governing axiom: {axiom} \u2014 primary endogenous sources: {source}",
            "Axis: {axiom} \u2014 Source: {source}"
          ],
          ignoresCase: true,
          consequence: "nobody can tell afterwards what governed the session"
        }
      },
      continued: {
        heading: "Session Start ({what})",
        many: true
      },
      plan: {
        heading: [
          "Orchestration Plan",
          "Orchestration Plan: {topic}",
          "Orchestration Plan \u2014 {topic}"
        ],
        many: true
      },
      plannedReview: {
        heading: [
          "Phase {phase} Review \u2014 {topic}",
          "Phase {phase} Review",
          "Phase {phase} Review {topic}"
        ],
        level: 3,
        within: "plan",
        many: true,
        state: {
          heading: true,
          label: "Status",
          tasks: true,
          done: [
            "done"
          ],
          severity: "warning",
          consequence: "the next session takes up what is done, or leaves out what is not"
        },
        labels: {
          Status: {}
        }
      },
      planned: {
        heading: [
          "Phase {phase} \u2014 {topic}",
          "Phase {phase}: {topic}",
          "Phase {phase}"
        ],
        level: 3,
        within: "plan",
        series: {
          part: "phase",
          severity: "warning",
          from: 1e3,
          ordered: false
        },
        state: {
          heading: true,
          label: "Status",
          tasks: true,
          boxes: "Phase {phase}",
          done: [
            "done"
          ],
          severity: "warning",
          consequence: "the next session takes up what is done, or leaves out what is not"
        },
        labels: {
          Status: {}
        }
      },
      phaseReview: {
        heading: [
          "Phase {phase} Review Output",
          "Phase {phase} Review Output \u2014 {topic}",
          "Phase {phase} Review Gate Output"
        ],
        class: "archived",
        many: true,
        labels: {
          Verdict: {
            forms: [
              "APPROVED",
              "REQUEST CHANGES",
              "\u2705 APPROVED"
            ],
            starts: true,
            severity: "warning",
            consequence: "nobody can tell whether the gate is open"
          }
        }
      },
      planReview: {
        heading: "Workplan Review Output",
        many: true,
        labels: {
          Verdict: {
            forms: [
              "APPROVED",
              "REQUEST CHANGES",
              "\u2705 APPROVED"
            ],
            starts: true,
            severity: "warning",
            consequence: "nobody can tell whether the gate is open"
          }
        }
      },
      review: {
        heading: "Review Output",
        class: "archived",
        many: true,
        labels: {
          Verdict: {
            forms: [
              "APPROVED",
              "REQUEST CHANGES",
              "\u2705 APPROVED"
            ],
            starts: true,
            severity: "warning",
            consequence: "nobody can tell whether the gate is open"
          }
        }
      },
      research: {
        heading: "Reviewer Output",
        class: "archived",
        many: true,
        labels: {
          Verdict: {
            forms: [
              "Approved",
              "Revise",
              "Reject",
              "REQUEST CHANGES"
            ],
            starts: true,
            severity: "warning"
          }
        }
      },
      phase: {
        heading: [
          "Phase {phase} Output",
          "Phase {phase} Output \u2014 {topic}",
          "Phase {phase} Results",
          "Phase {phase} Results \u2014 {topic}"
        ],
        class: "archived",
        series: {
          part: "phase",
          from: 1e3,
          ordered: false,
          with: [
            "phaseReview"
          ],
          severity: "warning",
          consequence: "the validator of scratchpads does not accept the file"
        },
        data: {
          language: "jsonl",
          fenceNames: [
            "jsonl",
            "ndjson"
          ],
          required: false,
          schema: {
            type: "object",
            required: [
              "agent",
              "source",
              "confidence",
              "finding"
            ],
            properties: {
              agent: {
                type: "string",
                minLength: 1
              },
              source: {
                type: "string",
                minLength: 1
              },
              confidence: {
                type: "number",
                minimum: 0,
                maximum: 1
              },
              finding: {
                type: "string",
                minLength: 1
              }
            }
          },
          severity: "warning",
          consequence: "the findings cannot be put together line by line"
        }
      },
      handoff: {
        heading: "Handoff to {agent}",
        class: "archived",
        many: true,
        labels: {
          Completed: {
            required: true,
            filled: true,
            severity: "warning",
            consequence: "the receiving agent starts blind"
          },
          "Next steps": {
            required: true,
            filled: true,
            severity: "warning",
            consequence: "the receiving agent starts blind"
          },
          "Files changed": {
            required: true,
            filled: true,
            severity: "info"
          },
          "Open questions": {
            required: true,
            filled: true,
            severity: "info"
          }
        }
      },
      escalation: {
        heading: "{agent} Escalation",
        class: "live",
        many: true,
        labels: {
          "Current state": {
            required: true,
            filled: true,
            severity: "warning"
          },
          "Blocking issue": {
            required: true,
            filled: true,
            severity: "warning",
            consequence: "nobody can tell what needs a decision"
          },
          "Recommended action": {
            required: true,
            filled: true,
            severity: "warning"
          },
          Instructions: {
            required: true,
            filled: true,
            severity: "warning"
          }
        }
      },
      precompact: {
        heading: [
          "Pre-Compact Checkpoint",
          "Pre-Compact Checkpoint \u2014 {what}"
        ],
        many: true,
        labels: {
          "Current state": {
            required: true,
            filled: true,
            also: [
              "State",
              "Completed",
              "Completed phases",
              "Complete",
              "Committed state"
            ],
            severity: "warning",
            consequence: "what was done is lost with the conversation"
          },
          "Next action": {
            required: true,
            filled: true,
            also: [
              "Next step",
              "Next steps",
              "Next",
              "Next phase"
            ],
            most: 1,
            severity: "warning",
            consequence: "the session goes on somewhere after the compaction"
          },
          "Open questions": {
            required: true,
            filled: true,
            also: [
              "Blockers",
              "Open issues",
              "Open questions/blockers",
              "Open blockers"
            ],
            severity: "info"
          },
          "Files in flight": {
            required: true,
            filled: true,
            also: [
              "Uncommitted changes",
              "Files",
              "Files changed",
              "Committed",
              "Files committed"
            ],
            severity: "info"
          }
        }
      },
      interrupted: {
        heading: "Interrupted: {task} \u2014 awaiting user direction",
        many: true
      },
      stopped: {
        heading: [
          "Interrupted: {task}",
          "Interrupted"
        ],
        many: true
      },
      merge: {
        heading: "Merge Authorization \u2014 PR #{pr}",
        many: true
      },
      triage: {
        heading: [
          "PR Review Triage",
          "PR Review Triage \u2014 {what}",
          "Review Triage",
          "PR #{pr} Review Triage"
        ],
        many: true
      },
      summary: {
        heading: [
          "Session Summary",
          "Session Summary \u2014 {day}"
        ],
        severity: "warning",
        consequence: "the next session reads one of them",
        labels: {
          Branch: {
            required: true,
            filled: true,
            severity: "info",
            forms: "{source}",
            starts: true
          },
          Date: {
            required: true,
            filled: true,
            severity: "info",
            forms: "{day}",
            starts: true
          },
          "Phases completed": {
            required: true,
            filled: true,
            severity: "info"
          },
          "Key decisions": {
            required: true,
            filled: true,
            severity: "info"
          },
          "Files committed": {
            required: true,
            filled: true,
            severity: "info"
          },
          "Recommended next session": {
            required: true,
            filled: true,
            also: [
              "Next session",
              "Recommended next step",
              "Next steps"
            ],
            severity: "warning",
            consequence: "the next session does not know where to begin"
          }
        }
      },
      results: {
        heading: [
          "{topic} Results",
          "{topic} Results \u2014 {what}"
        ],
        class: "archived",
        many: true,
        data: {
          language: "jsonl",
          fenceNames: [
            "jsonl",
            "ndjson"
          ],
          required: false,
          schema: {
            type: "object",
            required: [
              "agent",
              "source",
              "confidence",
              "finding"
            ],
            properties: {
              agent: {
                type: "string",
                minLength: 1
              },
              source: {
                type: "string",
                minLength: 1
              },
              confidence: {
                type: "number",
                minimum: 0,
                maximum: 1
              },
              finding: {
                type: "string",
                minLength: 1
              }
            }
          },
          severity: "warning",
          consequence: "the findings cannot be put together line by line"
        }
      },
      output: {
        heading: "{agent} Output",
        class: "archived",
        many: true,
        owner: "agent",
        data: {
          language: "jsonl",
          fenceNames: [
            "jsonl",
            "ndjson"
          ],
          required: false,
          schema: {
            type: "object",
            required: [
              "agent",
              "source",
              "confidence",
              "finding"
            ],
            properties: {
              agent: {
                type: "string",
                minLength: 1
              },
              source: {
                type: "string",
                minLength: 1
              },
              confidence: {
                type: "number",
                minimum: 0,
                maximum: 1
              },
              finding: {
                type: "string",
                minLength: 1
              }
            }
          },
          severity: "warning",
          consequence: "the findings cannot be put together line by line"
        }
      }
    },
    relations: [
      {
        relation: "agreesWith",
        at: "title.date",
        with: "path.date",
        severity: "warning"
      },
      {
        relation: "agreesWith",
        at: "title.slug",
        with: "path.slug",
        as: "slug",
        severity: "warning"
      },
      {
        relation: "agreesWith",
        at: "frontmatter.session",
        with: "path.date",
        consequence: "the archive is looked up by its day"
      },
      {
        relation: "agreesWith",
        at: "frontmatter.branch",
        with: "path.slug",
        as: "slug",
        consequence: "the archive is looked up by its branch"
      },
      {
        relation: "agreesWith",
        at: "sections.state.data.date",
        with: "path.date",
        consequence: "the validator of scratchpads does not accept the file"
      },
      {
        relation: "agreesWith",
        at: "sections.state.data.branch",
        with: "path.slug",
        as: "slug",
        consequence: "the state is that of another branch"
      },
      {
        relation: "pairs",
        at: "sections.start.first.number",
        with: "axiom",
        pairs: {
          "1": [
            "Endogenous-First"
          ],
          "2": [
            "Algorithms Before Tokens"
          ],
          "3": [
            "Local Compute-First"
          ]
        },
        consequence: "nobody can tell which axiom governed the session"
      },
      {
        relation: "refersToFile",
        at: "sections.start.first.source",
        severity: "warning",
        consequence: "nobody can read the source"
      }
    ],
    values: {
      schema: {
        if: {
          type: "object",
          required: [
            "sections"
          ],
          properties: {
            sections: {
              type: "object",
              required: [
                "state",
                "phase"
              ]
            }
          }
        },
        then: {
          properties: {
            sections: {
              properties: {
                state: {
                  properties: {
                    data: {
                      properties: {
                        phases: {
                          minItems: 1,
                          "x-severity": "warning",
                          "x-consequence": "the sections tell of phases that the state does not know"
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      },
      severity: "warning"
    },
    conditions: [
      {
        name: "no-phase-after-interrupt",
        when: {
          section: [
            "interrupted",
            "stopped"
          ]
        },
        unless: {
          text: [
            "user direction:",
            "direction received",
            "user directed",
            "resumed",
            "resuming"
          ]
        },
        forbids: {
          section: [
            "phase",
            "phaseReview",
            "review",
            "output",
            "results"
          ],
          where: "after"
        },
        reason: "The work goes on behind an interrupt that nobody has answered",
        advice: "write what the user decided, or move this section above the interrupt",
        severity: "warning"
      },
      {
        name: "interrupt-heading",
        forbids: {
          section: "stopped"
        },
        reason: "The heading of an interrupt says that it waits",
        advice: "write `## Interrupted: TASK \u2014 awaiting user direction`",
        severity: "warning"
      },
      {
        name: "health-before-phase",
        when: {
          section: [
            "start",
            "continued"
          ],
          text: [
            "check_substrate: red",
            "check_substrate() \u2192 red",
            "check_substrate \u2192 red",
            "substrate: red",
            "substrate health: red",
            "result: red",
            "health: red"
          ]
        },
        unless: {
          text: [
            "check_substrate: green",
            "substrate: green",
            "substrate health: green",
            "result: green",
            "health: green"
          ]
        },
        forbids: {
          section: [
            "phase",
            "output",
            "results"
          ],
          where: "after"
        },
        reason: "A phase follows a red health result",
        advice: "mend what was reported, and write the green result first",
        severity: "warning"
      },
      {
        name: "review-after-phase",
        when: {
          section: "phase",
          stub: false
        },
        needs: {
          section: [
            "phaseReview",
            "review"
          ],
          where: "after"
        },
        reason: "No review gate follows this phase",
        severity: "info"
      },
      {
        name: "archived-before-approval",
        when: {
          section: [
            "phase",
            "output",
            "results"
          ],
          stub: true
        },
        unless: {
          section: "summary"
        },
        needs: {
          section: [
            "phaseReview",
            "review"
          ],
          text: [
            "approved"
          ],
          without: [
            "not approved"
          ]
        },
        reason: "A section was put away before the last review gate is APPROVED",
        severity: "warning"
      },
      {
        name: "plan-for-many-phases",
        when: {
          section: "phase",
          atLeast: 3
        },
        needs: {
          text: [
            "docs/plans"
          ]
        },
        reason: "This is the third phase of a session that names no plan",
        advice: "commit a plan in `docs/plans/`, and name it under `## Session Start`",
        severity: "warning"
      },
      {
        name: "plan-for-many-handoffs",
        when: {
          section: "handoff",
          atLeast: 2
        },
        needs: {
          text: [
            "docs/plans"
          ]
        },
        reason: "This is the second hand-off of a session that names no plan",
        advice: "commit a plan in `docs/plans/`, and name it under `## Session Start`",
        severity: "warning"
      },
      {
        name: "planner-checklist",
        when: {
          section: "phase",
          atLeast: 3
        },
        needs: {
          text: [
            "planner checklist received"
          ]
        },
        reason: 'The session has three phases and no line "Planner checklist received"',
        severity: "info"
      },
      {
        name: "planner-checklist-first",
        when: {
          section: "phase"
        },
        forbids: {
          text: [
            "planner checklist received"
          ],
          where: "after"
        },
        reason: "The checklist of the planner came after the first phase had begun",
        severity: "warning"
      },
      {
        name: "triage-before-merge",
        when: {
          section: "summary",
          text: [
            "pr is open",
            "pull request is open",
            "ready to merge",
            "ready for merge",
            "merge when ready"
          ],
          without: [
            "not ready"
          ]
        },
        needs: {
          text: [
            "triage",
            "triaged",
            "blocking:",
            "no blocking",
            "reviews resolved",
            "review comments resolved"
          ]
        },
        reason: "The summary says that a pull request is open or ready, and nothing tells how its reviews were sorted",
        advice: "sort every comment as Blocking, Suggestion, Nit or Question, and write it down first",
        severity: "warning"
      },
      {
        name: "blocking-left",
        when: {
          section: "summary",
          text: [
            "ready to merge",
            "ready for merge",
            "merge when ready"
          ],
          without: [
            "not ready"
          ]
        },
        forbids: {
          text: [
            "[ ] blocking",
            "[ ] **blocking"
          ]
        },
        reason: "A Blocking comment is open, and the summary says that the pull request is ready",
        severity: "warning"
      },
      {
        name: "audit-of-actions",
        when: {
          section: "summary",
          text: [
            "pr #",
            "pull request #",
            "closes #",
            "issue #",
            "git push",
            "pushed"
          ]
        },
        needs: {
          section: "audit",
          text: [
            "git",
            "gh",
            "push",
            "pushed",
            "pull",
            "pr",
            "issue",
            "issues",
            "commit",
            "committed",
            "merge",
            "merged"
          ]
        },
        reason: "The summary names a pull request, an issue or a push, and the audit trail has no entry for it",
        severity: "info"
      },
      {
        name: "open-at-close",
        when: {
          section: "summary"
        },
        forbids: {
          section: "planned",
          state: [
            "active"
          ]
        },
        reason: "A phase is still in progress in a session that has its summary",
        severity: "info"
      },
      {
        name: "done-in-order",
        when: {
          section: "planned",
          state: [
            "open"
          ]
        },
        forbids: {
          section: "planned",
          state: [
            "done"
          ],
          where: "after"
        },
        reason: "This phase is done while an earlier one is open",
        severity: "info"
      }
    ],
    phrases: [
      {
        name: "lost-with-the-conversation",
        words: [
          "as i mentioned earlier",
          "as mentioned earlier",
          "as i said earlier",
          "the plan we discussed",
          "as we discussed",
          "as discussed above",
          "see the chat above"
        ],
        reason: "a compaction takes away the conversation that it points to",
        advice: "write what was said",
        severity: "warning"
      },
      {
        name: "escaped-line-break",
        words: [
          "\\n\\n",
          "\\n##"
        ],
        reason: "these two signs stand for a line break in a program and for nothing here, so that headings behind them are lost",
        advice: "write the line break"
      },
      {
        name: "heading-in-heading",
        in: "headings",
        words: [
          "### phase",
          "## phase",
          "## session",
          "## scout",
          "## review"
        ],
        reason: "two headings have run together",
        advice: "put each on a line of its own",
        severity: "warning"
      },
      {
        name: "template",
        in: "headings",
        words: [
          "<\u2026>",
          "phase n"
        ],
        reason: "a place of the template is not filled in",
        severity: "warning"
      },
      {
        name: "template-in-checkpoint",
        sections: [
          "start",
          "summary",
          "handoff",
          "escalation",
          "precompact"
        ],
        words: [
          "<\u2026>",
          "axiom n"
        ],
        reason: "a place of the template is not filled in",
        severity: "warning"
      },
      {
        name: "doubled-host",
        in: "everything",
        words: [
          "github.com/github.com"
        ],
        reason: "the address leads nowhere",
        advice: "write `github.com` once",
        severity: "warning"
      }
    ],
    frontmatter: {
      schema: {
        type: "object",
        properties: {
          session: {
            type: "string",
            format: "date"
          },
          branch: {
            type: "string",
            minLength: 1
          },
          hash: {
            type: "string",
            pattern: "^[0-9a-f]{8}$"
          }
        }
      },
      severity: "warning"
    },
    severity: {
      "note/required-sections": "info",
      "note/size": "info",
      "note/labels": "warning"
    }
  },
  {
    contract: "command",
    pack: "session-scratchpad",
    name: "prune-scratchpad",
    description: "The script that makes, annotates and archives session scratchpads.",
    names: [
      "prune_scratchpad.py"
    ],
    consequence: "the script ends with status 2 and does nothing",
    flags: {
      file: {
        description: "The scratchpad; that of today by default.",
        value: "required"
      },
      "dry-run": {
        description: "Print what would be written."
      },
      force: {
        description: "Prune whatever the size.",
        forbidden: {
          consequence: "it is deprecated, since each day has a file of its own",
          instead: "begin a new file with `--init`",
          severity: "info"
        }
      },
      init: {
        description: "Make the file of today."
      },
      annotate: {
        description: "Write the range of its lines behind each heading."
      },
      "append-summary": {
        description: "Append a summary of the session.",
        value: "required"
      },
      "check-only": {
        description: "Look for corrupt lines."
      },
      snapshot: {
        description: "Save the state of the session beside the file."
      }
    }
  },
  {
    contract: "command",
    pack: "session-scratchpad",
    name: "scaffold-workplan",
    description: "The script that makes a work plan from its template.",
    names: [
      "scaffold_workplan.py"
    ],
    consequence: "the script ends with status 2 and makes no plan",
    flags: {
      ci: {
        description: "Names of checks with commas between them.",
        value: "required"
      },
      issues: {
        description: "Numbers of issues with commas between them.",
        value: "required",
        pattern: "^[0-9]+(?:\\s*,\\s*[0-9]+)*$",
        shape: "numbers such as `42,43`"
      },
      interactive: {
        description: "Ask for what is missing."
      }
    },
    arguments: [
      {
        name: "slug",
        required: true,
        pattern: "^\\S+$",
        shape: "one word such as `formalize-workflows`"
      }
    ]
  },
  {
    contract: "note",
    pack: "session-scratchpad",
    name: "session-scratchpad-index",
    description: "One line for each closed session of a branch, by which later sessions find their way.",
    files: [
      ".tmp/*/_index.md"
    ],
    signs: "Session Index \u2014 {slug}",
    parts: {
      slug: {
        type: "name"
      },
      date: {
        type: "date"
      },
      day: {
        type: "date"
      },
      summary: {
        type: "text"
      }
    },
    path: {
      forms: ".tmp/{slug}/_index.md"
    },
    title: {
      forms: "Session Index \u2014 {slug}"
    },
    items: {
      forms: [
        "{date} \u2014 archived {day} ({summary})",
        "{date} \u2014 {summary}"
      ],
      severity: "warning",
      consequence: "tools do not find the session by its day"
    },
    relations: [
      {
        relation: "agreesWith",
        at: "title.slug",
        with: "path.slug",
        as: "slug",
        severity: "warning"
      },
      {
        relation: "uniqueBy",
        at: "items",
        key: "date",
        severity: "warning",
        consequence: "a session was closed twice"
      },
      {
        relation: "ascending",
        at: "items[].date",
        severity: "info"
      }
    ],
    git: {
      file: "ignored",
      consequence: "what stands in `.tmp` is never committed"
    }
  },
  {
    contract: "note",
    pack: "session-scratchpad",
    name: "session-scratchpad-snapshot",
    description: "What the session was about before an error, to be compared with what it is about afterwards.",
    format: "yaml",
    files: [
      ".tmp/*/[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]-snapshot.yaml"
    ],
    parts: {
      slug: {
        type: "name"
      },
      date: {
        type: "date"
      }
    },
    path: {
      forms: ".tmp/{slug}/{date}-snapshot.yaml"
    },
    data: {
      schema: {
        type: "object",
        required: [
          "task_name",
          "timestamp",
          "scratchpad_section",
          "task_parameters"
        ],
        properties: {
          task_name: {
            type: "string"
          },
          timestamp: {
            type: "string",
            pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T"
          },
          scratchpad_section: {
            type: [
              "string",
              "null"
            ]
          },
          task_parameters: {
            type: [
              "array",
              "null"
            ],
            maxItems: 5
          }
        }
      },
      consequence: "the comparison after an error fails"
    },
    git: {
      file: "ignored",
      consequence: "what stands in `.tmp` is never committed"
    }
  },
  {
    contract: "note",
    pack: "session-scratchpad",
    name: "session-scratchpad",
    description: "The memory of one session day on one branch, which outlives the conversation of the agents that write it.",
    files: [
      ".tmp/*/**/[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9].md"
    ],
    signs: [
      "Session \u2014 {slug} / {date}",
      "Session State",
      "Session Start",
      "Session Start ({what})"
    ],
    parts: {
      slug: {
        type: "name"
      },
      date: {
        type: "date"
      },
      day: {
        type: "date"
      },
      source: {
        type: "name"
      },
      number: {
        type: "integer"
      },
      count: {
        type: "integer"
      },
      pr: {
        type: "integer"
      },
      phase: {
        type: "ordinal"
      },
      agent: {
        type: "text"
      },
      axiom: {
        type: "text"
      },
      what: {
        type: "text"
      },
      why: {
        type: "text"
      },
      task: {
        type: "text"
      },
      topic: {
        type: "text"
      },
      summary: {
        type: "text"
      }
    },
    path: {
      forms: ".tmp/{slug}/{date}.md",
      consequence: "the tools look for it in one folder named after the branch and do not find it"
    },
    title: {
      forms: "Session \u2014 {slug} / {date}",
      required: false,
      severity: "warning"
    },
    suffixes: [
      " (continued)",
      " ({count})"
    ],
    lineRanges: {
      suffix: " [L{start}\u2013L{end}]",
      severity: "warning",
      consequence: "an agent that is sent there by its line numbers reads something else"
    },
    stubs: {
      suffix: " (archived {day} \u2014 {summary})",
      severity: "warning"
    },
    classes: {
      words: {
        live: [
          "active",
          "escalation",
          "plan",
          "session"
        ],
        archived: [
          "results",
          "complete",
          "completed",
          "summary",
          "archived",
          "handoff",
          "done",
          "output",
          "sweep",
          "gaps"
        ]
      },
      otherwise: "live",
      loses: "archived",
      severity: "warning",
      consequence: "pruning sorts by these letters wherever they stand"
    },
    size: {
      lines: 1999,
      severity: "warning",
      consequence: "a scratchpad is pruned from 2,000 lines on"
    },
    isolation: {
      except: [
        "Executive",
        "Orchestrator",
        "Reviewer",
        "Review"
      ],
      severity: "info",
      consequence: "agents read their own earlier section, and one agent reads all"
    },
    git: {
      file: "ignored",
      consequence: "a scratchpad is never committed"
    },
    states: {
      done: [
        "\u2705",
        "[x]",
        "complete",
        "completed",
        "done",
        "closed",
        "committed",
        "approved"
      ],
      active: [
        "\u23F3",
        "\u{1F504}",
        "\u{1F6A7}",
        "in progress",
        "in-progress"
      ],
      open: [
        "\u2B1C",
        "[ ]",
        "not started",
        "not-started",
        "pending",
        "open"
      ],
      blocked: [
        "\u{1F6AB}",
        "\u274C",
        "blocked"
      ]
    },
    sections: {
      active: {
        heading: "Active Context",
        severity: "warning",
        consequence: "a second prune lists the sections once more"
      },
      state: {
        heading: "Session State",
        required: true,
        severity: "warning",
        consequence: "the validator of scratchpads does not accept the file",
        data: {
          schema: {
            type: "object",
            required: [
              "branch",
              "active_phase",
              "phases"
            ],
            properties: {
              branch: {
                type: "string",
                minLength: 1
              },
              date: {
                type: "string",
                format: "date"
              },
              active_phase: {
                type: [
                  "string",
                  "null"
                ]
              },
              active_issues: {
                type: "array",
                items: {
                  type: "integer",
                  "x-consequence": "tools look the issue up by its number"
                }
              },
              blockers: {
                type: "array",
                items: {
                  type: "string"
                }
              },
              last_agent: {
                type: [
                  "string",
                  "null"
                ]
              },
              phases: {
                type: "array",
                items: {
                  type: "object",
                  required: [
                    "name"
                  ],
                  properties: {
                    name: {
                      type: "string",
                      minLength: 1
                    },
                    status: {
                      type: "string",
                      minLength: 1
                    }
                  }
                }
              }
            }
          },
          consequence: "tools cannot tell where the session stands",
          required: true
        }
      },
      audit: {
        heading: "Audit Trail",
        required: true,
        severity: "info",
        entries: [
          {
            as: "yaml",
            schema: {
              type: "object",
              required: [
                "timestamp",
                "action",
                "agent",
                "outcome"
              ],
              properties: {
                timestamp: {
                  type: "string",
                  format: "date-time"
                },
                action: {
                  type: "string",
                  minLength: 1
                },
                agent: {
                  type: "string",
                  minLength: 1
                },
                outcome: {
                  enum: [
                    "success",
                    "failure",
                    "partial"
                  ]
                }
              }
            }
          },
          {
            as: "table",
            columns: [
              "Agent",
              "Decision",
              "Justification",
              "Time"
            ],
            severity: "warning"
          }
        ],
        entriesSeverity: "warning",
        entriesConsequence: "readers of one form pass over the other"
      },
      telemetry: {
        heading: "Telemetry",
        required: true,
        severity: "info",
        entries: [
          {
            as: "yaml",
            schema: {
              type: "object",
              required: [
                "span_id",
                "model",
                "input_tokens",
                "output_tokens",
                "latency_ms"
              ],
              properties: {
                span_id: {
                  type: "string",
                  pattern: "^[0-9a-f]{16}$",
                  "x-severity": "info",
                  "x-consequence": "a span id of OpenTelemetry has 16 hexadecimal digits"
                },
                model: {
                  type: "string",
                  minLength: 1
                },
                input_tokens: {
                  type: "integer",
                  minimum: 0
                },
                output_tokens: {
                  type: "integer",
                  minimum: 0
                },
                latency_ms: {
                  type: "integer",
                  minimum: 0
                }
              }
            }
          },
          {
            as: "table",
            columns: [
              "Metric",
              "Value"
            ],
            severity: "warning"
          }
        ],
        entriesSeverity: "warning",
        entriesConsequence: "readers of one form pass over the other"
      },
      start: {
        heading: "Session Start",
        severity: "warning",
        consequence: "readers take the first one",
        first: {
          name: "the session-start checkpoint",
          forms: [
            "Session-Start Checkpoint: This session is governed by Axiom {number} ({axiom}). Primary endogenous source: {source}",
            "This session is governed by Axiom {number} ({axiom}). Primary endogenous source: {source}",
            '"This session is governed by Axiom {number} ({axiom}). Primary endogenous source: {source}',
            "Governing axiom: {axiom} (Axiom {number}) \u2014 primary endogenous source: {source}",
            "Governing axiom: Axiom {number} ({axiom}) \u2014 primary endogenous source: {source}",
            "Governing axiom: {axiom} \u2014 primary endogenous source: {source}",
            "Governing axiom: {axiom} \u2014 primary endogenous sources: {source}",
            "Axis: {axiom} \u2014 Source: {source}"
          ],
          ignoresCase: true,
          consequence: "nobody can tell afterwards what governed the session"
        }
      },
      continued: {
        heading: "Session Start ({what})",
        many: true
      },
      plan: {
        heading: [
          "Orchestration Plan",
          "Orchestration Plan: {topic}",
          "Orchestration Plan \u2014 {topic}"
        ],
        many: true
      },
      plannedReview: {
        heading: [
          "Phase {phase} Review \u2014 {topic}",
          "Phase {phase} Review",
          "Phase {phase} Review {topic}"
        ],
        level: 3,
        within: "plan",
        many: true,
        state: {
          heading: true,
          label: "Status",
          tasks: true,
          done: [
            "done"
          ],
          severity: "warning",
          consequence: "the next session takes up what is done, or leaves out what is not"
        },
        labels: {
          Status: {}
        }
      },
      planned: {
        heading: [
          "Phase {phase} \u2014 {topic}",
          "Phase {phase}: {topic}",
          "Phase {phase}"
        ],
        level: 3,
        within: "plan",
        series: {
          part: "phase",
          severity: "warning",
          from: 1e3,
          ordered: false
        },
        state: {
          heading: true,
          label: "Status",
          tasks: true,
          boxes: "Phase {phase}",
          done: [
            "done"
          ],
          severity: "warning",
          consequence: "the next session takes up what is done, or leaves out what is not"
        },
        labels: {
          Status: {}
        }
      },
      phaseReview: {
        heading: [
          "Phase {phase} Review Output",
          "Phase {phase} Review Output \u2014 {topic}",
          "Phase {phase} Review Gate Output"
        ],
        class: "archived",
        many: true,
        labels: {
          Verdict: {
            forms: [
              "APPROVED",
              "REQUEST CHANGES",
              "\u2705 APPROVED"
            ],
            starts: true,
            severity: "warning",
            consequence: "nobody can tell whether the gate is open"
          }
        }
      },
      planReview: {
        heading: "Workplan Review Output",
        many: true,
        labels: {
          Verdict: {
            forms: [
              "APPROVED",
              "REQUEST CHANGES",
              "\u2705 APPROVED"
            ],
            starts: true,
            severity: "warning",
            consequence: "nobody can tell whether the gate is open"
          }
        }
      },
      review: {
        heading: "Review Output",
        class: "archived",
        many: true,
        labels: {
          Verdict: {
            forms: [
              "APPROVED",
              "REQUEST CHANGES",
              "\u2705 APPROVED"
            ],
            starts: true,
            severity: "warning",
            consequence: "nobody can tell whether the gate is open"
          }
        }
      },
      research: {
        heading: "Reviewer Output",
        class: "archived",
        many: true,
        labels: {
          Verdict: {
            forms: [
              "Approved",
              "Revise",
              "Reject",
              "REQUEST CHANGES"
            ],
            starts: true,
            severity: "warning"
          }
        }
      },
      phase: {
        heading: [
          "Phase {phase} Output",
          "Phase {phase} Output \u2014 {topic}",
          "Phase {phase} Results",
          "Phase {phase} Results \u2014 {topic}"
        ],
        class: "archived",
        series: {
          part: "phase",
          from: 1e3,
          ordered: false,
          with: [
            "phaseReview"
          ],
          severity: "warning",
          consequence: "the validator of scratchpads does not accept the file"
        },
        data: {
          language: "jsonl",
          fenceNames: [
            "jsonl",
            "ndjson"
          ],
          required: false,
          schema: {
            type: "object",
            required: [
              "agent",
              "source",
              "confidence",
              "finding"
            ],
            properties: {
              agent: {
                type: "string",
                minLength: 1
              },
              source: {
                type: "string",
                minLength: 1
              },
              confidence: {
                type: "number",
                minimum: 0,
                maximum: 1
              },
              finding: {
                type: "string",
                minLength: 1
              }
            }
          },
          severity: "warning",
          consequence: "the findings cannot be put together line by line"
        }
      },
      handoff: {
        heading: "Handoff to {agent}",
        class: "archived",
        many: true,
        labels: {
          Completed: {
            required: true,
            filled: true,
            severity: "warning",
            consequence: "the receiving agent starts blind"
          },
          "Next steps": {
            required: true,
            filled: true,
            severity: "warning",
            consequence: "the receiving agent starts blind"
          },
          "Files changed": {
            required: true,
            filled: true,
            severity: "info"
          },
          "Open questions": {
            required: true,
            filled: true,
            severity: "info"
          }
        }
      },
      escalation: {
        heading: "{agent} Escalation",
        class: "live",
        many: true,
        labels: {
          "Current state": {
            required: true,
            filled: true,
            severity: "warning"
          },
          "Blocking issue": {
            required: true,
            filled: true,
            severity: "warning",
            consequence: "nobody can tell what needs a decision"
          },
          "Recommended action": {
            required: true,
            filled: true,
            severity: "warning"
          },
          Instructions: {
            required: true,
            filled: true,
            severity: "warning"
          }
        }
      },
      precompact: {
        heading: [
          "Pre-Compact Checkpoint",
          "Pre-Compact Checkpoint \u2014 {what}"
        ],
        many: true,
        labels: {
          "Current state": {
            required: true,
            filled: true,
            also: [
              "State",
              "Completed",
              "Completed phases",
              "Complete",
              "Committed state"
            ],
            severity: "warning",
            consequence: "what was done is lost with the conversation"
          },
          "Next action": {
            required: true,
            filled: true,
            also: [
              "Next step",
              "Next steps",
              "Next",
              "Next phase"
            ],
            most: 1,
            severity: "warning",
            consequence: "the session goes on somewhere after the compaction"
          },
          "Open questions": {
            required: true,
            filled: true,
            also: [
              "Blockers",
              "Open issues",
              "Open questions/blockers",
              "Open blockers"
            ],
            severity: "info"
          },
          "Files in flight": {
            required: true,
            filled: true,
            also: [
              "Uncommitted changes",
              "Files",
              "Files changed",
              "Committed",
              "Files committed"
            ],
            severity: "info"
          }
        }
      },
      interrupted: {
        heading: "Interrupted: {task} \u2014 awaiting user direction",
        many: true
      },
      stopped: {
        heading: [
          "Interrupted: {task}",
          "Interrupted"
        ],
        many: true
      },
      merge: {
        heading: "Merge Authorization \u2014 PR #{pr}",
        many: true
      },
      triage: {
        heading: [
          "PR Review Triage",
          "PR Review Triage \u2014 {what}",
          "Review Triage",
          "PR #{pr} Review Triage"
        ],
        many: true
      },
      summary: {
        heading: [
          "Session Summary",
          "Session Summary \u2014 {day}"
        ],
        severity: "warning",
        consequence: "the next session reads one of them",
        labels: {
          Branch: {
            required: true,
            filled: true,
            severity: "info",
            forms: "{source}",
            starts: true
          },
          Date: {
            required: true,
            filled: true,
            severity: "info",
            forms: "{day}",
            starts: true
          },
          "Phases completed": {
            required: true,
            filled: true,
            severity: "info"
          },
          "Key decisions": {
            required: true,
            filled: true,
            severity: "info"
          },
          "Files committed": {
            required: true,
            filled: true,
            severity: "info"
          },
          "Recommended next session": {
            required: true,
            filled: true,
            also: [
              "Next session",
              "Recommended next step",
              "Next steps"
            ],
            severity: "warning",
            consequence: "the next session does not know where to begin"
          }
        }
      },
      results: {
        heading: [
          "{topic} Results",
          "{topic} Results \u2014 {what}"
        ],
        class: "archived",
        many: true,
        data: {
          language: "jsonl",
          fenceNames: [
            "jsonl",
            "ndjson"
          ],
          required: false,
          schema: {
            type: "object",
            required: [
              "agent",
              "source",
              "confidence",
              "finding"
            ],
            properties: {
              agent: {
                type: "string",
                minLength: 1
              },
              source: {
                type: "string",
                minLength: 1
              },
              confidence: {
                type: "number",
                minimum: 0,
                maximum: 1
              },
              finding: {
                type: "string",
                minLength: 1
              }
            }
          },
          severity: "warning",
          consequence: "the findings cannot be put together line by line"
        }
      },
      output: {
        heading: "{agent} Output",
        class: "archived",
        many: true,
        owner: "agent",
        data: {
          language: "jsonl",
          fenceNames: [
            "jsonl",
            "ndjson"
          ],
          required: false,
          schema: {
            type: "object",
            required: [
              "agent",
              "source",
              "confidence",
              "finding"
            ],
            properties: {
              agent: {
                type: "string",
                minLength: 1
              },
              source: {
                type: "string",
                minLength: 1
              },
              confidence: {
                type: "number",
                minimum: 0,
                maximum: 1
              },
              finding: {
                type: "string",
                minLength: 1
              }
            }
          },
          severity: "warning",
          consequence: "the findings cannot be put together line by line"
        }
      }
    },
    relations: [
      {
        relation: "agreesWith",
        at: "title.date",
        with: "path.date",
        consequence: "the tools take the day from the file name"
      },
      {
        relation: "agreesWith",
        at: "title.slug",
        with: "path.slug",
        as: "slug",
        consequence: "the tools take the branch from the folder"
      },
      {
        relation: "agreesWith",
        at: "sections.state.data.date",
        with: "path.date",
        consequence: "the validator of scratchpads does not accept the file"
      },
      {
        relation: "agreesWith",
        at: "sections.state.data.branch",
        with: "path.slug",
        as: "slug",
        consequence: "the state is that of another branch"
      },
      {
        relation: "agreesWith",
        at: "sections.summary.labels.Branch",
        with: "path.slug",
        as: "slug",
        severity: "warning"
      },
      {
        relation: "agreesWith",
        at: "sections.summary.labels.Date",
        with: "path.date",
        severity: "warning"
      },
      {
        relation: "pairs",
        at: "sections.start.first.number",
        with: "axiom",
        pairs: {
          "1": [
            "Endogenous-First"
          ],
          "2": [
            "Algorithms Before Tokens"
          ],
          "3": [
            "Local Compute-First"
          ]
        },
        consequence: "nobody can tell which axiom governs the session"
      },
      {
        relation: "refersToFile",
        at: "sections.start.first.source",
        consequence: "nobody can read the source"
      }
    ],
    values: {
      schema: {
        if: {
          type: "object",
          required: [
            "sections"
          ],
          properties: {
            sections: {
              type: "object",
              required: [
                "state",
                "phase"
              ]
            }
          }
        },
        then: {
          properties: {
            sections: {
              properties: {
                state: {
                  properties: {
                    data: {
                      properties: {
                        phases: {
                          minItems: 1,
                          "x-severity": "warning",
                          "x-consequence": "the sections tell of phases that the state does not know"
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      },
      severity: "warning"
    },
    conditions: [
      {
        name: "no-phase-after-interrupt",
        when: {
          section: [
            "interrupted",
            "stopped"
          ]
        },
        unless: {
          text: [
            "user direction:",
            "direction received",
            "user directed",
            "resumed",
            "resuming"
          ]
        },
        forbids: {
          section: [
            "phase",
            "phaseReview",
            "review",
            "output",
            "results"
          ],
          where: "after"
        },
        reason: "The work goes on behind an interrupt that nobody has answered",
        advice: "write what the user decided, or move this section above the interrupt",
        severity: "warning"
      },
      {
        name: "interrupt-heading",
        forbids: {
          section: "stopped"
        },
        reason: "The heading of an interrupt says that it waits",
        advice: "write `## Interrupted: TASK \u2014 awaiting user direction`",
        severity: "warning"
      },
      {
        name: "health-before-phase",
        when: {
          section: [
            "start",
            "continued"
          ],
          text: [
            "check_substrate: red",
            "check_substrate() \u2192 red",
            "check_substrate \u2192 red",
            "substrate: red",
            "substrate health: red",
            "result: red",
            "health: red"
          ]
        },
        unless: {
          text: [
            "check_substrate: green",
            "substrate: green",
            "substrate health: green",
            "result: green",
            "health: green"
          ]
        },
        forbids: {
          section: [
            "phase",
            "output",
            "results"
          ],
          where: "after"
        },
        reason: "A phase follows a red health result",
        advice: "mend what was reported, and write the green result first",
        severity: "warning"
      },
      {
        name: "review-after-phase",
        when: {
          section: "phase",
          stub: false
        },
        needs: {
          section: [
            "phaseReview",
            "review"
          ],
          where: "after"
        },
        reason: "No review gate follows this phase",
        severity: "info"
      },
      {
        name: "archived-before-approval",
        when: {
          section: [
            "phase",
            "output",
            "results"
          ],
          stub: true
        },
        unless: {
          section: "summary"
        },
        needs: {
          section: [
            "phaseReview",
            "review"
          ],
          text: [
            "approved"
          ],
          without: [
            "not approved"
          ]
        },
        reason: "A section was put away before the last review gate is APPROVED",
        severity: "warning"
      },
      {
        name: "plan-for-many-phases",
        when: {
          section: "phase",
          atLeast: 3
        },
        needs: {
          text: [
            "docs/plans"
          ]
        },
        reason: "This is the third phase of a session that names no plan",
        advice: "commit a plan in `docs/plans/`, and name it under `## Session Start`",
        severity: "warning"
      },
      {
        name: "plan-for-many-handoffs",
        when: {
          section: "handoff",
          atLeast: 2
        },
        needs: {
          text: [
            "docs/plans"
          ]
        },
        reason: "This is the second hand-off of a session that names no plan",
        advice: "commit a plan in `docs/plans/`, and name it under `## Session Start`",
        severity: "warning"
      },
      {
        name: "planner-checklist",
        when: {
          section: "phase",
          atLeast: 3
        },
        needs: {
          text: [
            "planner checklist received"
          ]
        },
        reason: 'The session has three phases and no line "Planner checklist received"',
        severity: "info"
      },
      {
        name: "planner-checklist-first",
        when: {
          section: "phase"
        },
        forbids: {
          text: [
            "planner checklist received"
          ],
          where: "after"
        },
        reason: "The checklist of the planner came after the first phase had begun",
        severity: "warning"
      },
      {
        name: "triage-before-merge",
        when: {
          section: "summary",
          text: [
            "pr is open",
            "pull request is open",
            "ready to merge",
            "ready for merge",
            "merge when ready"
          ],
          without: [
            "not ready"
          ]
        },
        needs: {
          text: [
            "triage",
            "triaged",
            "blocking:",
            "no blocking",
            "reviews resolved",
            "review comments resolved"
          ]
        },
        reason: "The summary says that a pull request is open or ready, and nothing tells how its reviews were sorted",
        advice: "sort every comment as Blocking, Suggestion, Nit or Question, and write it down first",
        severity: "warning"
      },
      {
        name: "blocking-left",
        when: {
          section: "summary",
          text: [
            "ready to merge",
            "ready for merge",
            "merge when ready"
          ],
          without: [
            "not ready"
          ]
        },
        forbids: {
          text: [
            "[ ] blocking",
            "[ ] **blocking"
          ]
        },
        reason: "A Blocking comment is open, and the summary says that the pull request is ready",
        severity: "warning"
      },
      {
        name: "audit-of-actions",
        when: {
          section: "summary",
          text: [
            "pr #",
            "pull request #",
            "closes #",
            "issue #",
            "git push",
            "pushed"
          ]
        },
        needs: {
          section: "audit",
          text: [
            "git",
            "gh",
            "push",
            "pushed",
            "pull",
            "pr",
            "issue",
            "issues",
            "commit",
            "committed",
            "merge",
            "merged"
          ]
        },
        reason: "The summary names a pull request, an issue or a push, and the audit trail has no entry for it",
        severity: "info"
      },
      {
        name: "open-at-close",
        when: {
          section: "summary"
        },
        forbids: {
          section: "planned",
          state: [
            "active"
          ]
        },
        reason: "A phase is still in progress in a session that has its summary",
        severity: "info"
      },
      {
        name: "done-in-order",
        when: {
          section: "planned",
          state: [
            "open"
          ]
        },
        forbids: {
          section: "planned",
          state: [
            "done"
          ],
          where: "after"
        },
        reason: "This phase is done while an earlier one is open",
        severity: "info"
      }
    ],
    phrases: [
      {
        name: "lost-with-the-conversation",
        words: [
          "as i mentioned earlier",
          "as mentioned earlier",
          "as i said earlier",
          "the plan we discussed",
          "as we discussed",
          "as discussed above",
          "see the chat above"
        ],
        reason: "a compaction takes away the conversation that it points to",
        advice: "write what was said",
        severity: "warning"
      },
      {
        name: "escaped-line-break",
        words: [
          "\\n\\n",
          "\\n##"
        ],
        reason: "these two signs stand for a line break in a program and for nothing here, so that headings behind them are lost",
        advice: "write the line break"
      },
      {
        name: "heading-in-heading",
        in: "headings",
        words: [
          "### phase",
          "## phase",
          "## session",
          "## scout",
          "## review"
        ],
        reason: "two headings have run together",
        advice: "put each on a line of its own",
        severity: "warning"
      },
      {
        name: "template",
        in: "headings",
        words: [
          "<\u2026>",
          "phase n"
        ],
        reason: "a place of the template is not filled in",
        severity: "warning"
      },
      {
        name: "template-in-checkpoint",
        sections: [
          "start",
          "summary",
          "handoff",
          "escalation",
          "precompact"
        ],
        words: [
          "<\u2026>",
          "axiom n"
        ],
        reason: "a place of the template is not filled in",
        severity: "warning"
      },
      {
        name: "doubled-host",
        in: "everything",
        words: [
          "github.com/github.com"
        ],
        reason: "the address leads nowhere",
        advice: "write `github.com` once",
        severity: "warning"
      }
    ],
    index: {
      file: "_index.md",
      part: "date",
      when: {
        section: "summary",
        stub: true
      },
      severity: "warning",
      consequence: "later sessions read the index and not the old files"
    }
  },
  {
    contract: "command",
    pack: "session-scratchpad",
    name: "validate-session-state",
    description: "The script that checks the state block of session files.",
    names: [
      "validate_session_state.py"
    ],
    consequence: "the script ends with status 2 and checks nothing",
    flags: {
      "yaml-state": {
        description: "Print the state block, and fail where it is missing."
      }
    },
    arguments: [
      {
        name: "file",
        rest: true
      }
    ]
  },
  {
    contract: "command",
    pack: "session-scratchpad",
    name: "validate-session",
    description: "The script that checks session files behind a commit.",
    names: [
      "scripts/validate_session.py"
    ],
    mentions: [
      "scratchpad",
      ".tmp/"
    ],
    consequence: "the script ends with status 2 and checks nothing",
    flags: {
      all: {
        description: "Check all session files."
      },
      branch: {
        description: "Check those of the current branch."
      },
      fidelity: {
        description: "Check the encoding of values too."
      }
    },
    arguments: [
      {
        name: "file",
        rest: true
      }
    ]
  },
  {
    contract: "command",
    pack: "session-scratchpad",
    name: "watch-scratchpad",
    description: "The script that annotates scratchpads whenever they change.",
    names: [
      "watch_scratchpad.py"
    ],
    consequence: "the script ends with status 2 and watches nothing",
    flags: {
      "tmp-dir": {
        description: "The folder to watch.",
        value: "required"
      }
    }
  },
  {
    contract: "note",
    pack: "workplan",
    name: "workplan",
    description: "The plan of record of a piece of work in phases, which agents follow and tick off as they go.",
    files: [
      "docs/plans/*.md"
    ],
    signs: [
      "Workplan: {topic}",
      "Workplan \u2014 {topic}",
      "{topic} \u2014 Workplan",
      "Phase Plan",
      "Phase {phase} Review \u2014 Review Gate",
      "Phase {phase} Review \u2014 Review Gate {mark}"
    ],
    parts: {
      date: {
        type: "date"
      },
      slug: {
        type: "word"
      },
      phase: {
        type: "ordinal"
      },
      topic: {
        type: "text"
      },
      track: {
        type: "word"
      },
      mark: {
        enum: [
          "\u2B1C",
          "\u23F3",
          "\u2705"
        ]
      },
      branch: {
        type: "token"
      }
    },
    path: {
      forms: "docs/plans/{date}-{slug}.md",
      severity: "warning",
      consequence: "plans do not sort by their day, and tools that take lists of files break at spaces"
    },
    title: {
      forms: [
        "Workplan: {topic}",
        "Workplan \u2014 {topic}",
        "{topic}"
      ],
      severity: "warning",
      consequence: "nobody can tell what the plan is about"
    },
    fields: {
      Branch: {
        filled: true,
        required: true,
        severity: "info",
        consequence: "an agent cannot tell where the work goes"
      },
      Date: {
        filled: true,
        severity: "info",
        forms: "{date}",
        starts: true
      },
      Orchestrator: {
        filled: true,
        severity: "info"
      }
    },
    states: {
      open: [
        "\u2B1C",
        "Not started",
        "Pending",
        "Planned"
      ],
      active: [
        "\u23F3",
        "In progress",
        "In-progress"
      ],
      done: [
        "\u2705",
        "Complete",
        "Completed",
        "Done",
        "[x]",
        "Approved"
      ]
    },
    sections: {
      objective: {
        heading: [
          "Objective",
          "Objectives",
          "Objective \u2014 {topic}",
          "Objective ({topic})",
          "Goal",
          "Goals",
          "Purpose",
          "Context",
          "Problem Statement",
          "Sprint Overview",
          "Overview"
        ],
        required: true,
        severity: "warning",
        consequence: "whoever takes up a phase cannot tell what it is for"
      },
      plan: {
        heading: [
          "Phase Plan",
          "Phases",
          "Phase Structure",
          "Execution Phases",
          "Execution Plan",
          "Phase Overview",
          "Phase Plan \u2014 {topic}",
          "Phase Plan ({topic})"
        ]
      },
      acceptance: {
        heading: [
          "Acceptance Criteria",
          "Acceptance Criteria ({topic})",
          "Acceptance Criteria \u2014 {topic}",
          "Success Criteria",
          "Success Criteria ({topic})",
          "Success Criteria \u2014 {topic}",
          "Success Signal",
          "Success Metrics"
        ],
        required: true,
        severity: "warning",
        many: true,
        consequence: "nobody can tell when the work is done"
      },
      ownAcceptance: {
        heading: [
          "Acceptance Criteria",
          "Acceptance Criteria ({topic})",
          "Success Criteria"
        ],
        level: 3,
        many: true
      },
      stepAcceptance: {
        heading: [
          "Acceptance Criteria",
          "Acceptance Criteria ({topic})",
          "Success Criteria"
        ],
        level: 4,
        many: true
      },
      review: {
        heading: [
          "Phase {phase} Review \u2014 {topic}",
          "Phase {phase} Review: {topic}",
          "Phase {phase} Review {topic}",
          "Phase {phase} Review",
          "Phase {phase} \u2014 Review Gate {topic}",
          "Phase {phase} \u2014 Review Gate",
          "Phase {phase} \u2014 Review {mark}",
          "Phase {phase} \u2014 Review",
          "Phase {phase} \u2014 Workplan Review {topic}",
          "Phase {phase} \u2014 Workplan Review",
          "Phase {phase} \u2014 {topic} Review Gate",
          "Phase {phase} \u2014 {topic} Review Gate {mark}",
          "Phase {phase}-R \u2014 {topic}"
        ],
        level: 3,
        many: true,
        labels: {
          Agent: {
            filled: true,
            severity: "info"
          },
          "Depends on": {},
          Status: {
            filled: true,
            severity: "warning",
            consequence: "nobody can tell where the work stands"
          }
        },
        state: {
          heading: true,
          label: "Status",
          tasks: true,
          boxes: "Phase {phase} Review",
          done: [
            "done"
          ],
          severity: "warning",
          consequence: "the next session takes up what is done, or leaves out what is not"
        },
        refers: [
          {
            label: "Depends on",
            to: [
              "phase",
              "review",
              "closing",
              "part",
              "topPhase",
              "topReview",
              "topClosing",
              "topPart",
              "step"
            ],
            forms: [
              "Phase {phase}",
              "Phases {phase}"
            ],
            part: "phase",
            until: [
              "nothing",
              "none",
              "n/a",
              "\u2014",
              "parallel",
              "can run",
              "runs before",
              "gates",
              "informs",
              "unblocks",
              "outputs",
              "soft-gate"
            ],
            order: "before",
            severity: "warning",
            consequence: "the phase starts before what it needs is there, or never"
          }
        ]
      },
      part: {
        heading: [
          "Phase {phase}-{track} \u2014 {topic}",
          "Phase {phase} ({track}) \u2014 {topic}"
        ],
        level: 3,
        many: true,
        labels: {
          Agent: {
            filled: true,
            severity: "info"
          },
          "Depends on": {},
          Status: {
            filled: true,
            severity: "warning",
            consequence: "nobody can tell where the work stands"
          }
        },
        state: {
          heading: true,
          label: "Status",
          tasks: true,
          boxes: "Phase {phase} Review",
          done: [
            "done"
          ],
          severity: "warning",
          consequence: "the next session takes up what is done, or leaves out what is not"
        },
        refers: [
          {
            label: "Depends on",
            to: [
              "phase",
              "review",
              "closing",
              "part",
              "topPhase",
              "topReview",
              "topClosing",
              "topPart",
              "step"
            ],
            forms: [
              "Phase {phase}",
              "Phases {phase}"
            ],
            part: "phase",
            until: [
              "nothing",
              "none",
              "n/a",
              "\u2014",
              "parallel",
              "can run",
              "runs before",
              "gates",
              "informs",
              "unblocks",
              "outputs",
              "soft-gate"
            ],
            order: "before",
            severity: "warning",
            consequence: "the phase starts before what it needs is there, or never"
          }
        ]
      },
      step: {
        heading: [
          "Phase {phase}: {topic}",
          "Phase {phase} \u2014 {topic}"
        ],
        level: 4,
        many: true
      },
      closing: {
        heading: [
          "Phase {phase} \u2014 Session Close",
          "Phase {phase} \u2014 Session Close {topic}",
          "Phase {phase} \u2014 Sprint Close",
          "Phase {phase} \u2014 Sprint Close {topic}",
          "Phase {phase} \u2014 Close {topic}",
          "Phase {phase} \u2014 PR {topic}",
          "Phase {phase} \u2014 Open PR",
          "Phase {phase} \u2014 Open PR {topic}",
          "Phase {phase} \u2014 Commit {topic}",
          "Phase {phase} \u2014 Push {topic}"
        ],
        level: 3,
        many: true,
        labels: {
          Agent: {
            filled: true,
            severity: "info"
          },
          "Depends on": {},
          Status: {
            filled: true,
            severity: "warning",
            consequence: "nobody can tell where the work stands"
          }
        },
        state: {
          heading: true,
          label: "Status",
          tasks: true,
          boxes: "Phase {phase} Review",
          done: [
            "done"
          ],
          severity: "warning",
          consequence: "the next session takes up what is done, or leaves out what is not"
        },
        refers: [
          {
            label: "Depends on",
            to: [
              "phase",
              "review",
              "closing",
              "part",
              "topPhase",
              "topReview",
              "topClosing",
              "topPart",
              "step"
            ],
            forms: [
              "Phase {phase}",
              "Phases {phase}"
            ],
            part: "phase",
            until: [
              "nothing",
              "none",
              "n/a",
              "\u2014",
              "parallel",
              "can run",
              "runs before",
              "gates",
              "informs",
              "unblocks",
              "outputs",
              "soft-gate"
            ],
            order: "before",
            severity: "warning",
            consequence: "the phase starts before what it needs is there, or never"
          }
        ]
      },
      phase: {
        heading: [
          "Phase {phase} \u2014 {topic}",
          "Phase {phase}: {topic}"
        ],
        level: 3,
        series: {
          part: "phase",
          from: 1e3,
          with: [
            "review",
            "closing",
            "part"
          ],
          severity: "warning",
          consequence: "agents are told phases by their numbers"
        },
        labels: {
          Agent: {
            required: true,
            filled: true,
            also: [
              "Agents",
              "Owner",
              "Owners",
              "Primary agent",
              "Lead",
              "Responsible"
            ],
            severity: "info",
            consequence: "nobody knows who takes it up"
          },
          Deliverables: {
            required: true,
            filled: true,
            also: [
              "Deliverable",
              "Gate deliverable",
              "Gate deliverables"
            ],
            severity: "info",
            consequence: "nobody can tell what it leaves behind"
          },
          "Depends on": {
            required: true,
            filled: true,
            also: [
              "Depends-on",
              "Dependencies",
              "Dependency",
              "Prerequisites",
              "Blocked by"
            ],
            severity: "info",
            consequence: "nobody can tell when it may start"
          },
          Status: {
            filled: true,
            severity: "warning",
            consequence: "nobody can tell where the work stands"
          },
          CI: {
            filled: true,
            severity: "info"
          },
          Gate: {
            filled: true,
            severity: "info"
          }
        },
        state: {
          heading: true,
          label: "Status",
          tasks: true,
          boxes: "Phase {phase}",
          done: [
            "done"
          ],
          severity: "warning",
          consequence: "the next session takes up what is done, or leaves out what is not"
        },
        refers: [
          {
            label: "Depends on",
            to: [
              "phase",
              "review",
              "closing",
              "part",
              "topPhase",
              "topReview",
              "topClosing",
              "topPart",
              "step"
            ],
            forms: [
              "Phase {phase}",
              "Phases {phase}"
            ],
            part: "phase",
            until: [
              "nothing",
              "none",
              "n/a",
              "\u2014",
              "parallel",
              "can run",
              "runs before",
              "gates",
              "informs",
              "unblocks",
              "outputs",
              "soft-gate"
            ],
            order: "before",
            severity: "warning",
            consequence: "the phase starts before what it needs is there, or never"
          }
        ]
      },
      topReview: {
        heading: [
          "Phase {phase} Review \u2014 {topic}",
          "Phase {phase} Review: {topic}",
          "Phase {phase} Review {topic}",
          "Phase {phase} Review",
          "Phase {phase} \u2014 Review Gate {topic}",
          "Phase {phase} \u2014 Review Gate",
          "Phase {phase} \u2014 Review {mark}",
          "Phase {phase} \u2014 Review",
          "Phase {phase} \u2014 Workplan Review {topic}",
          "Phase {phase} \u2014 Workplan Review",
          "Phase {phase} \u2014 {topic} Review Gate",
          "Phase {phase} \u2014 {topic} Review Gate {mark}",
          "Phase {phase}-R \u2014 {topic}"
        ],
        many: true,
        labels: {
          Agent: {
            filled: true,
            severity: "info"
          },
          "Depends on": {},
          Status: {
            filled: true,
            severity: "warning",
            consequence: "nobody can tell where the work stands"
          }
        },
        state: {
          heading: true,
          label: "Status",
          tasks: true,
          boxes: "Phase {phase} Review",
          done: [
            "done"
          ],
          severity: "warning",
          consequence: "the next session takes up what is done, or leaves out what is not"
        },
        refers: [
          {
            label: "Depends on",
            to: [
              "phase",
              "review",
              "closing",
              "part",
              "topPhase",
              "topReview",
              "topClosing",
              "topPart",
              "step"
            ],
            forms: [
              "Phase {phase}",
              "Phases {phase}"
            ],
            part: "phase",
            until: [
              "nothing",
              "none",
              "n/a",
              "\u2014",
              "parallel",
              "can run",
              "runs before",
              "gates",
              "informs",
              "unblocks",
              "outputs",
              "soft-gate"
            ],
            order: "before",
            severity: "warning",
            consequence: "the phase starts before what it needs is there, or never"
          }
        ]
      },
      topClosing: {
        heading: [
          "Phase {phase} \u2014 Session Close",
          "Phase {phase} \u2014 Session Close {topic}",
          "Phase {phase} \u2014 Sprint Close",
          "Phase {phase} \u2014 Sprint Close {topic}",
          "Phase {phase} \u2014 Close {topic}",
          "Phase {phase} \u2014 PR {topic}",
          "Phase {phase} \u2014 Open PR",
          "Phase {phase} \u2014 Open PR {topic}",
          "Phase {phase} \u2014 Commit {topic}",
          "Phase {phase} \u2014 Push {topic}"
        ],
        many: true,
        labels: {
          Agent: {
            filled: true,
            severity: "info"
          },
          "Depends on": {},
          Status: {
            filled: true,
            severity: "warning",
            consequence: "nobody can tell where the work stands"
          }
        },
        state: {
          heading: true,
          label: "Status",
          tasks: true,
          boxes: "Phase {phase} Review",
          done: [
            "done"
          ],
          severity: "warning",
          consequence: "the next session takes up what is done, or leaves out what is not"
        },
        refers: [
          {
            label: "Depends on",
            to: [
              "phase",
              "review",
              "closing",
              "part",
              "topPhase",
              "topReview",
              "topClosing",
              "topPart",
              "step"
            ],
            forms: [
              "Phase {phase}",
              "Phases {phase}"
            ],
            part: "phase",
            until: [
              "nothing",
              "none",
              "n/a",
              "\u2014",
              "parallel",
              "can run",
              "runs before",
              "gates",
              "informs",
              "unblocks",
              "outputs",
              "soft-gate"
            ],
            order: "before",
            severity: "warning",
            consequence: "the phase starts before what it needs is there, or never"
          }
        ]
      },
      topPart: {
        heading: [
          "Phase {phase}-{track} \u2014 {topic}",
          "Phase {phase} ({track}) \u2014 {topic}"
        ],
        many: true,
        labels: {
          Agent: {
            filled: true,
            severity: "info"
          },
          "Depends on": {},
          Status: {
            filled: true,
            severity: "warning",
            consequence: "nobody can tell where the work stands"
          }
        },
        state: {
          heading: true,
          label: "Status",
          tasks: true,
          boxes: "Phase {phase} Review",
          done: [
            "done"
          ],
          severity: "warning",
          consequence: "the next session takes up what is done, or leaves out what is not"
        },
        refers: [
          {
            label: "Depends on",
            to: [
              "phase",
              "review",
              "closing",
              "part",
              "topPhase",
              "topReview",
              "topClosing",
              "topPart",
              "step"
            ],
            forms: [
              "Phase {phase}",
              "Phases {phase}"
            ],
            part: "phase",
            until: [
              "nothing",
              "none",
              "n/a",
              "\u2014",
              "parallel",
              "can run",
              "runs before",
              "gates",
              "informs",
              "unblocks",
              "outputs",
              "soft-gate"
            ],
            order: "before",
            severity: "warning",
            consequence: "the phase starts before what it needs is there, or never"
          }
        ]
      },
      topPhase: {
        heading: [
          "Phase {phase} \u2014 {topic}",
          "Phase {phase}: {topic}"
        ],
        series: {
          part: "phase",
          from: 1e3,
          with: [
            "topReview",
            "topClosing",
            "topPart"
          ],
          severity: "warning",
          consequence: "agents are told phases by their numbers"
        },
        labels: {
          Agent: {
            required: true,
            filled: true,
            also: [
              "Agents",
              "Owner",
              "Owners",
              "Primary agent",
              "Lead",
              "Responsible"
            ],
            severity: "info",
            consequence: "nobody knows who takes it up"
          },
          Deliverables: {
            required: true,
            filled: true,
            also: [
              "Deliverable",
              "Gate deliverable",
              "Gate deliverables"
            ],
            severity: "info",
            consequence: "nobody can tell what it leaves behind"
          },
          "Depends on": {
            required: true,
            filled: true,
            also: [
              "Depends-on",
              "Dependencies",
              "Dependency",
              "Prerequisites",
              "Blocked by"
            ],
            severity: "info",
            consequence: "nobody can tell when it may start"
          },
          Status: {
            filled: true,
            severity: "warning",
            consequence: "nobody can tell where the work stands"
          },
          CI: {
            filled: true,
            severity: "info"
          },
          Gate: {
            filled: true,
            severity: "info"
          }
        },
        state: {
          heading: true,
          label: "Status",
          tasks: true,
          boxes: "Phase {phase}",
          done: [
            "done"
          ],
          severity: "warning",
          consequence: "the next session takes up what is done, or leaves out what is not"
        },
        refers: [
          {
            label: "Depends on",
            to: [
              "phase",
              "review",
              "closing",
              "part",
              "topPhase",
              "topReview",
              "topClosing",
              "topPart",
              "step"
            ],
            forms: [
              "Phase {phase}",
              "Phases {phase}"
            ],
            part: "phase",
            until: [
              "nothing",
              "none",
              "n/a",
              "\u2014",
              "parallel",
              "can run",
              "runs before",
              "gates",
              "informs",
              "unblocks",
              "outputs",
              "soft-gate"
            ],
            order: "before",
            severity: "warning",
            consequence: "the phase starts before what it needs is there, or never"
          }
        ]
      }
    },
    tasks: {
      states: [
        " ",
        "x",
        "X",
        "-",
        "~"
      ],
      severity: "info"
    },
    conditions: [
      {
        name: "review-after-phase",
        given: {
          section: [
            "review",
            "topReview"
          ]
        },
        when: {
          section: [
            "phase",
            "topPhase"
          ]
        },
        needs: {
          section: [
            "review",
            "topReview"
          ],
          where: "next"
        },
        reason: "No review gate follows this phase, as one does behind others",
        advice: "add a phase `Phase N Review \u2014 Review Gate` behind it",
        severity: "info"
      },
      {
        name: "reviews",
        when: {
          section: [
            "phase",
            "topPhase"
          ]
        },
        unless: {
          section: [
            "phase",
            "topPhase",
            "closing",
            "topClosing"
          ],
          text: [
            "review",
            "reviews",
            "reviewer",
            "reviewed"
          ]
        },
        needs: {
          section: [
            "review",
            "topReview"
          ]
        },
        reason: "The plan has no review gate",
        advice: "add a phase `Phase N Review \u2014 Review Gate` behind each phase",
        severity: "warning"
      },
      {
        name: "agent",
        when: {
          section: [
            "phase",
            "topPhase"
          ]
        },
        needs: {
          section: [
            "phase",
            "topPhase"
          ],
          text: [
            "agent",
            "agents",
            "owner",
            "lead",
            "responsible",
            "executive",
            "orchestrator",
            "scout",
            "delegate",
            "review"
          ],
          where: "inside"
        },
        reason: "Nothing in this phase tells who takes it up",
        advice: "write `**Agent**: NAME`",
        severity: "warning"
      },
      {
        name: "checklist",
        when: {
          section: "acceptance"
        },
        needs: {
          section: "acceptance",
          text: [
            "[ ]",
            "[x]"
          ],
          where: "inside"
        },
        reason: "The acceptance criteria are no list of check boxes",
        advice: "write each one as `- [ ] \u2026`",
        severity: "warning"
      },
      {
        name: "done-in-order",
        when: {
          section: [
            "phase",
            "topPhase"
          ],
          state: [
            "open"
          ]
        },
        forbids: {
          section: [
            "phase",
            "topPhase"
          ],
          state: [
            "done"
          ],
          where: "after"
        },
        reason: "This phase is done while an earlier one is open",
        severity: "info"
      },
      {
        name: "gate-before-next",
        when: {
          section: [
            "review",
            "topReview"
          ],
          state: [
            "open"
          ]
        },
        forbids: {
          section: [
            "phase",
            "topPhase"
          ],
          state: [
            "done"
          ],
          where: "after"
        },
        reason: "This phase is done while the review gate of an earlier one is open",
        severity: "warning"
      },
      {
        name: "phase-plan",
        needs: {
          section: [
            "phase",
            "topPhase",
            "plan"
          ]
        },
        reason: "The plan has no phases",
        advice: "write each one as `### Phase 1 \u2014 Name`, with agent, deliverables, dependencies and status",
        severity: "warning"
      },
      {
        name: "reviewed-plan",
        when: {
          section: [
            "phase",
            "topPhase"
          ],
          atLeast: 3
        },
        needs: {
          text: [
            "phase 0",
            "workplan review"
          ]
        },
        reason: "No gate asks for a review of the plan before its first phase",
        advice: "begin with `### Phase 0 \u2014 Workplan Review Gate`",
        severity: "info"
      }
    ],
    phrases: [
      {
        name: "template-heading",
        in: "headings",
        words: [
          "<\u2026>",
          "[name]"
        ],
        reason: "a place of the template is not filled in",
        advice: "fill it in, or take the phase out",
        severity: "warning"
      },
      {
        name: "template",
        words: [
          "<agent name>",
          "<title>",
          "<branch>",
          "<criterion 1>",
          "<criterion 2>",
          "<list>"
        ],
        reason: "a place of the template is not filled in",
        advice: "fill it in, or take it out",
        severity: "warning"
      }
    ],
    git: {
      file: "tracked",
      severity: "warning",
      consequence: "the plan is lost with the working copy, and no other agent sees it"
    }
  }
];

// src/config/presets.ts
var presetNames = ["recommended", "strict"];
var defaultPreset = "recommended";
var latestRuleset = 1;
function rulesetOf({ meta }) {
  return meta.ruleset ?? 1;
}
function presetSeverities(presets, entries, ruleset = latestRuleset) {
  const known = entries.filter((entry) => rulesetOf(entry) <= ruleset);
  const carried = known.filter(({ meta }) => presets.includes("strict") || presets.includes(meta.preset));
  return new Map(carried.map(({ id, meta }) => [id, meta.severity]));
}

// src/config/resolve.ts
function settingsResolver(layers, entries) {
  const preset = presetSeverities(chosenPresets(layers), entries, layers.findLast(({ config }) => config.ruleset !== void 0)?.config.ruleset);
  const currentIds = new Map(entries.flatMap(({ id, meta }) => (meta.formerly ?? []).map((former) => [former, id])));
  const steps = layers.flatMap((layer) => toSteps(layer, currentIds));
  const defaults = new Map(entries.map(({ id, meta }) => [id, meta.defaults]));
  const known = /* @__PURE__ */ new Map();
  return (path2) => {
    const applied = steps.filter(({ files, base }) => {
      const inside = pathFrom(base, path2);
      return files === void 0 || inside !== void 0 && files.some((glob) => glob.matches(inside));
    });
    const key = applied.map((step) => steps.indexOf(step)).join();
    let settings = known.get(key);
    if (settings === void 0) {
      settings = applySteps(applied, preset, defaults);
      known.set(key, settings);
    }
    return settings;
  };
}
function packLevels(layers) {
  return new Map(layers.flatMap(({ config }) => Object.entries(config.packs ?? {})));
}
function chosenPresets(layers) {
  return layers.findLast(({ config }) => config.presets !== void 0)?.config.presets ?? [defaultPreset];
}
function toSteps({ base, config }, currentIds) {
  const entriesOf = (rules = {}) => Object.entries(rules).map(([id, setting]) => [currentIds.get(id) ?? id, setting]);
  const current = (suppressions = []) => suppressions.map((each) => ({ ...each, rules: each.rules.map((id) => currentIds.get(id) ?? id) }));
  const overrides = (config.overrides ?? []).map((override) => ({
    files: override.files.map(compileGlob),
    base,
    rules: entriesOf(override.rules),
    profiles: override.profiles,
    suppressions: current(override.suppressions)
  }));
  return [{ files: void 0, base, rules: entriesOf(config.rules), profiles: config.profiles, suppressions: current(config.suppressions) }, ...overrides];
}
function applySteps(steps, preset, defaults) {
  const levels = new Map(preset);
  const options = /* @__PURE__ */ new Map();
  for (const [id, setting] of steps.flatMap(({ rules: rules2 }) => rules2)) {
    const [level, given] = typeof setting === "string" ? [setting, void 0] : setting;
    levels.set(id, level);
    if (given !== void 0) options.set(id, given);
  }
  const rules = /* @__PURE__ */ new Map();
  for (const [id, severity] of levels) {
    if (severity !== "off") rules.set(id, { severity, options: withDefaults(defaults.get(id), options.get(id)) });
  }
  return { rules, profiles: steps.findLast(({ profiles: profiles2 }) => profiles2 !== void 0)?.profiles, suppressions: steps.flatMap(({ suppressions }) => suppressions) };
}
function withDefaults(defaults, given) {
  if (given === void 0) return defaults;
  return typeof defaults === "object" && defaults !== null ? { ...defaults, ...given } : given;
}

// src/core/journal/visit-journal.ts
function visitJournal(journal, rules) {
  const visitors = /* @__PURE__ */ new Map();
  const forAll = (action) => {
    for (const [rule, visitor] of visitors) {
      try {
        action(visitor);
      } catch (error) {
        visitors.delete(rule);
        rule.fail(error);
      }
    }
  };
  for (const rule of rules) {
    try {
      visitors.set(rule, rule.open(journal));
    } catch (error) {
      rule.fail(error);
    }
  }
  for (const line of journal.lines()) forAll((visitor) => {
    visitLine(visitor, line);
  });
  forAll((visitor) => visitor.end?.());
}
function visitLine(visitor, line) {
  visitor.line?.(line);
  if (line.record !== void 0) visitor.record?.(line.record);
}
var mostFindings = 1e3;
var LimitedFindings = class {
  #kept = /* @__PURE__ */ new Map();
  #counts = /* @__PURE__ */ new Map();
  add(finding) {
    const { messageId } = finding;
    const kept = this.#kept.get(messageId) ?? [];
    if (kept.length < mostFindings) kept.push(finding);
    this.#kept.set(messageId, kept);
    this.#counts.set(messageId, (this.#counts.get(messageId) ?? 0) + 1);
  }
  conclude() {
    return [...this.#kept].flatMap(([messageId, kept]) => {
      const more = (this.#counts.get(messageId) ?? 0) - kept.length;
      const last = kept.at(-1);
      if (more === 0 || last === void 0) return kept;
      return [...kept.slice(0, -1), { ...last, message: `${last.message} There are ${more.toLocaleString("en")} more of these.` }];
    });
  }
};

// src/core/message.ts
var longestExcerpt = 80;
var wordNames = /* @__PURE__ */ new Set(["reason", "advice", "consequence", "known"]);
var longestWords = 400;
function formatMessage(template, data = {}) {
  return template.replaceAll(/\{\{(\w+)\}\}/g, (whole, name) => {
    const value = data[name];
    return value === void 0 ? whole : excerpt(String(value), wordNames.has(name) ? longestWords : longestExcerpt);
  });
}
var ownWords = /* @__PURE__ */ new Set([...wordNames, "client", "units", "limit", "allowance"]);
function subjectOf(data = {}) {
  return Object.entries(data).filter(([name, value]) => typeof value === "string" && !ownWords.has(name)).map(([name, value]) => `${name}=${excerpt(String(value), longestExcerpt).replaceAll(/\d+/g, "#")}`).sort().join(";");
}
function excerpt(text5, longest3) {
  const line = text5.replaceAll(/\s+/g, " ");
  return line.length <= longest3 ? line : `${line.slice(0, longest3 - 1).trimEnd()}\u2026`;
}

// src/core/run-rule.ts
function guard(rule, failures, run) {
  try {
    run();
  } catch (error) {
    failures.push(describeFailure(rule, error));
  }
}
function describeFailure(rule, error) {
  return `rule ${rule.id} failed: ${error instanceof Error ? error.message : String(error)}`;
}
function toFinding({ rule, severity }, messageId, { at, data, fix: fix2, related, atMost }) {
  const template = rule.messages[messageId];
  if (template === void 0) throw new Error(`no message ${messageId}`);
  const measure = rule.meta.measures === void 0 ? void 0 : data?.[rule.meta.measures];
  return {
    ruleId: rule.id,
    messageId,
    message: formatMessage(template, data),
    severity: mildest(severity, atMost) ?? severity,
    at,
    fix: fix2,
    related: related ?? [],
    subject: subjectOf(data),
    ...typeof measure === "number" && { measure }
  };
}

// src/core/thread/comment-place.ts
function commentPlaceOf({ id, url, author, createdAt }, { line, column }) {
  return { id, url, author, ...createdAt !== void 0 && { createdAt }, line, column };
}

// src/core/thread/check-threads.ts
function threadRules({ rules }) {
  return rules.filter(({ rule }) => rule.checkThread !== void 0);
}
function checkThreads(rules, threads, failures) {
  const found = [];
  for (const thread of threads) {
    const byIndex = new Map(thread.comments.map((comment) => [comment.index, comment]));
    for (const enabled of rules) {
      guard(
        enabled.rule,
        failures,
        () => enabled.rule.checkThread?.(thread, {
          options: enabled.options,
          report: (messageId, { at, related, ...report }) => {
            const comment = byIndex.get(at.comment);
            if (comment === void 0) throw new Error("a finding in a comment of another thread");
            const others = (related ?? []).map(({ at: other, message }) => {
              const where = byIndex.get(other.comment);
              if (where === void 0 || where === comment) return { at: other.span, message };
              return { at: other.outer, message, comment: commentPlaceOf(where.origin, other.point) };
            });
            found.push({ comment, finding: toFinding(enabled, messageId, { ...report, at: at.span, related: others }) });
          }
        })
      );
    }
  }
  return found;
}

// src/core/thread/cut-tree.ts
function cutTree(node2, offset) {
  if (node2.span.end <= offset) return { root: node2 };
  switch (node2.kind) {
    case "alias":
      return { root: node2 };
    case "scalar":
      return node2.style === "single-quoted" || node2.style === "double-quoted" ? void 0 : { root: node2 };
    case "sequence": {
      if (node2.flow) return void 0;
      const items = node2.items.filter(({ span }) => span.start < offset).map((item) => cutTree(item, offset)?.root);
      return items.includes(void 0) ? void 0 : { root: { ...node2, items: items.filter((item) => item !== void 0) } };
    }
    case "mapping": {
      if (node2.flow) return void 0;
      const pairs = node2.pairs.filter(({ span }) => span.start < offset).map((pair2) => {
        if (pair2.value === void 0 || pair2.value.span.start >= offset) return { ...pair2, value: void 0 };
        const value = cutTree(pair2.value, offset);
        return value === void 0 ? void 0 : { ...pair2, value: value.root };
      });
      return pairs.includes(void 0) ? void 0 : { root: { ...node2, pairs: pairs.filter((pair2) => pair2 !== void 0) } };
    }
  }
}

// src/core/thread/payload-reading.ts
var nothing = { root: void 0, cut: void 0, version: void 0, gaps: [], records: [], loss: void 0 };
function readPayloadOf(document3, marker) {
  const { contract, payload } = marker;
  const terms = contract.payload;
  if (terms === void 0) return nothing;
  if (payload === void 0) {
    if (terms.optional || terms.in === "none") return nothing;
    const unread = findUnreadPayload(document3, marker);
    const reason = unread === void 0 ? "it carries no payload" : unread.form === "fence" ? "its payload stands in a fence that readers do not look for" : "its payload stands in no fence";
    return lost("no-payload", withEnd(reason, terms.missingConsequence));
  }
  if (payload.language === "text") return payload.text.trim() === "" && !terms.optional ? lost("no-payload", "its payload is empty") : nothing;
  if (terms.in === "fence") {
    const { meant, decoys } = chooseFence(document3, marker);
    const [decoy] = decoys;
    if (meant !== void 0 && decoy !== void 0) return lost("fence", `readers take the fence on line ${String(document3.source.pointAt(decoy.start).line)} for its payload`);
  }
  if (marker.strayClose !== void 0) return lost("syntax", "the first `-->` in its payload ends the comment");
  return readData(marker, contract, terms, payload);
}
function readData(marker, contract, terms, payload) {
  const { tree } = payload;
  const [fault] = tree.faults;
  if (fault !== void 0) return lost("syntax", `its payload is no valid ${terms.language.toUpperCase()}: ${fault.reason}`);
  if (tree.root === void 0) return terms.optional ? nothing : lost("no-payload", withEnd("its payload is empty", terms.missingConsequence));
  if (mappingsIn(tree.root).some(hasTwins)) return lost("syntax", "a key stands twice in one mapping of its payload");
  const cut = cutOf(terms, payload);
  const left = cut === void 0 ? { root: tree.root } : cutTree(tree.root, cut);
  if (left === void 0) return { ...lost("syntax", "a fence inside its payload cuts a text in two"), cut };
  const { root: root2 } = left;
  const records = cut === void 0 ? payload.records : recordsIn(root2, terms.records);
  const gaps = legacyGaps(terms, root2);
  const found = { root: root2, cut, gaps, records, version: void 0 };
  if (gaps.length > 0) {
    const only = terms.legacyOption === void 0 ? "readers take it only when they are asked to" : `readers take it only with \`${terms.legacyOption}\``;
    return { ...found, loss: { code: "legacy", reason: `it has no ${gaps.map((key) => `\`${key}\``).join(" and no ")}, and ${only}` } };
  }
  const { version: versions } = terms;
  const stated = versions === void 0 ? void 0 : statedVersion(versions, root2, marker.parameters);
  const version = stated?.code === "known" ? stated.version : void 0;
  if (versions !== void 0 && stated !== void 0 && stated.code !== "known") {
    const what = stated.code === "unknown" ? `no reader knows version \`${stated.text}\`` : "it states no version";
    return { ...found, loss: { code: "version", reason: withEnd(what, versions.consequence) } };
  }
  const minimum = versions?.minimumOf(filedParameters(marker, contract, root2));
  if (version !== void 0 && minimum !== void 0 && version < minimum) {
    return { ...found, version, loss: { code: "old-version", reason: withEnd(`readers want at least version ${String(minimum)}, and it has ${String(version)}`, versions?.minimumConsequence) } };
  }
  const faults = schemaOf(terms, root2, marker.parameters)?.check(root2) ?? [];
  const broken = faults.find(({ severity, onlyCase, path: path2, name }) => severity === "error" && !(onlyCase && terms.ignoresCase) && !(path2.length === 1 && name === versions?.field));
  if (broken !== void 0) {
    const name = broken.name === "the payload" ? broken.name : `\`${broken.name}\``;
    return { ...found, version, loss: { code: "schema", reason: withEnd(`${name} ${broken.reason}`, broken.consequence) } };
  }
  return { ...found, version, loss: void 0 };
}
function filedParameters({ parameters }, contract, root2) {
  const filed = new Map(parameters);
  for (const relation of contract.relations) {
    if (relation.relation !== "agreesWith" || relation.with.in !== "head" || relation.at.steps.length !== 1) continue;
    const scalar3 = root2.kind === "mapping" ? scalarOf(root2, relation.at.written) : void 0;
    if (scalar3 !== void 0) filed.set(relation.with.parameter, { text: contract.payload?.ignoresCase === true ? scalar3.text.toLowerCase() : scalar3.text, span: scalar3.span });
  }
  return filed;
}
function cutOf({ text: text5, in: place2 }, payload) {
  const run = text5?.forbidFence === true && place2 === "fence" ? /`{3}/.exec(payload.text) : null;
  return run === null ? void 0 : payload.map.toOuter(run.index);
}
function recordsIn(root2, records) {
  if (records === void 0) return [];
  let at = resolveAlias(root2);
  for (const key of records.at) at = resolveAlias(at?.kind === "mapping" ? findPair(at, key)?.value : void 0);
  const nodes = at?.kind === "sequence" ? at.items.map(resolveAlias) : [at];
  return nodes.flatMap((node2) => node2?.kind === "mapping" ? [{ node: node2, key: records.key === void 0 ? void 0 : scalarOf(node2, records.key) }] : []);
}
function hasTwins({ pairs }) {
  const keys = pairs.map(keyText).filter((key) => key !== void 0);
  return new Set(keys).size < keys.length;
}
function lost(code3, reason) {
  return { ...nothing, loss: { code: code3, reason } };
}
function withEnd(reason, consequence) {
  return consequence === void 0 ? reason : `${reason}: ${consequence}`;
}

// src/core/thread/named-target.ts
function numberOf(pattern, parameters) {
  for (const [name, { text: text5 }] of parameters) {
    const type = targetTypeOf(pattern.parameters.get(name), parameters);
    if (type !== void 0) return { type, number: Number(text5) };
  }
  return void 0;
}

// src/core/thread/state.ts
function stateOf(text5, { label }) {
  for (const line of text5.split(/\r\n?|\n/)) {
    const match = /^[ \t]{0,3}(?:[-*+][ \t]+)?(?:\*\*|__)?([\w -]{1,60}?)(?:\*\*|__)?[ \t]*:[ \t]*(?:\*\*|__)?[ \t]*`?([^\s`*]+)/.exec(line.slice(0, 400));
    if (match?.[1]?.toLowerCase() === label.toLowerCase()) return match[2];
  }
  return void 0;
}

// src/core/thread/collect-comment.ts
function collectComment(document3, index2) {
  const { embedding, target } = document3;
  if (embedding === void 0 || document3.faults.length > 0 || !document3.text.includes("<!--")) return void 0;
  const locate = (span) => ({ comment: index2, span, outer: embedding.map.spanToOuter(span), point: document3.source.pointAt(span.start) });
  const origin = embedding.comment;
  const seen = /* @__PURE__ */ new Set();
  const quoted = /* @__PURE__ */ new Map();
  const misses = [];
  for (const { contract, span, atLineStart, where } of document3.markerMentions()) {
    if (contract.recognise !== "raw-line" || !atLineStart || where === "text") continue;
    if (!quoted.has(contract)) quoted.set(contract, span.start);
    misses.push({ contract, at: locate(span), loss: { code: "not-found", reason: `it only shows a marker, ${where === "blockquote" ? "in a quote" : "as code"}` } });
  }
  for (const { contract, code: code3, at, found } of document3.nearMarkers()) {
    misses.push({ contract, at: locate(at), loss: { code: "misspelt", reason: `\`${code3 === "invisible" ? escapeOf(found) : found}\` keeps its head from being one of the family: ${slips[code3]}` } });
  }
  const markers = document3.markers().flatMap((marker) => {
    const { contract, role } = marker;
    if (role === "end") return [];
    const second = contract.count.maximum === 1 && (seen.has(contract) || (quoted.get(contract) ?? Infinity) < marker.span.start);
    seen.add(contract);
    return [factsOf(document3, marker, { origin, target, second, locate })];
  });
  if (markers.length === 0 && misses.length === 0) return void 0;
  return { index: index2, origin, target, outer: embedding.map.spanToOuter({ start: 0, end: document3.text.length }), markers, misses };
}
var slips = {
  case: "letters have another case",
  spacing: "there are spaces too many or too few",
  separator: "another sign stands where it has a hyphen",
  invisible: "nobody sees that character",
  placeholder: "a parameter was never filled in",
  parameter: "a parameter is not one of its words",
  "trailing-text": "text stands behind it in the comment",
  spelling: "it is misspelt",
  unclosed: "nothing closes the comment"
};
function factsOf(document3, marker, around) {
  const { contract, head, parameters } = marker;
  const { locate } = around;
  const reading = readPayloadOf(document3, marker);
  const names = numberOf(contract.head, parameters);
  const key = keyOf(contract, marker, reading.root);
  const text5 = document3.text.slice(marker.span.end, marker.region.end).replaceAll(/\r\n?/g, "\n").trim();
  return {
    contract,
    head: head.text,
    at: locate(head.span),
    parameters: new Map([...parameters].map(([name, part2]) => [name, part2.text])),
    names,
    key: key.texts,
    keyAt: key.at === void 0 ? void 0 : locate(key.at),
    headKey: key.ofHead,
    version: reading.version,
    gaps: reading.gaps,
    records: recordsOf(contract, reading, locate),
    cut: reading.cut === void 0 ? void 0 : locate({ start: reading.cut, end: reading.cut + 3 }),
    state: contract.thread.live === void 0 ? void 0 : stateOf(document3.text.slice(marker.region.start, marker.region.end), contract.thread.live),
    digest: digest(text5),
    loss: lossAround(document3, marker, names, around) ?? reading.loss
  };
}
function lossAround(document3, { contract, place: place2 }, names, { origin, target, second }) {
  const { read: read2, recognise, thread } = contract;
  const bodies = thread.bodies ?? (read2 === void 0 ? void 0 : ["comment"]);
  if (bodies?.includes(origin.place) === false) return { code: "body", reason: `it stands in ${bodyNames[origin.place]}, and readers look at ${bodies.map((each) => bodyPlurals[each]).join(" and ")} alone` };
  const before = document3.text.slice(place2.before.start, place2.before.end);
  if (recognise === "raw-line" && !/^[ \t]*$/.test(before)) return { code: "not-found", reason: `\`${before.trim() === "" ? escapeOf(before) : before.trim()}\` stands before it on its line, where readers look for the marker alone` };
  if (target !== void 0) {
    const wanted = names?.type ?? thread.surface;
    if (target.type !== void 0 && wanted !== void 0 && wanted !== target.type) return { code: "surface", reason: `it belongs under ${wanted === "issue" ? "an issue" : "a pull request"}, and stands under ${targetName(target)}` };
    if (names !== void 0 && names.number !== target.number) return { code: "foreign", reason: `its number is ${String(names.number)}, and it stands under ${targetName(target)}` };
  }
  if (second) return { code: "second", reason: "readers take the first marker of a comment alone" };
  if (thread.voidWhenEdited && origin.edited === true) return { code: "edited", reason: "it was edited after it was made, which makes it void" };
  return void 0;
}
var bodyNames = { comment: "a comment", description: "the description", review: "a review", "review-comment": "a comment on a line" };
var bodyPlurals = { comment: "comments", description: "descriptions", review: "reviews", "review-comment": "comments on lines" };
function escapeOf(text5) {
  return Array.from(text5, (char) => `U+${(char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`).join(" ");
}
function keyOf(contract, marker, root2) {
  const { by } = contract.thread;
  if (by === void 0) {
    const own4 = [...marker.parameters].filter(([name]) => !refers(contract, name)).map(([, { text: text5 }]) => text5);
    return { texts: own4, at: void 0, ofHead: void 0 };
  }
  const headed = by.map((source) => headText(contract, marker, source));
  let at;
  const texts = by.map((source, index2) => {
    const scalar3 = source.in === "payload" && root2 !== void 0 ? scalarsAt(root2, source.path)[0] : void 0;
    const text5 = scalar3 === void 0 ? void 0 : textOf(scalar3);
    if (scalar3 === void 0 || text5 === void 0) return headed[index2] ?? "";
    const folded = contract.payload?.ignoresCase === true ? text5.toLowerCase() : text5;
    if (at === void 0 && folded !== headed[index2]) at = scalar3.span;
    return folded;
  });
  return { texts, at, ofHead: at === void 0 ? void 0 : headed.map((text5) => text5 ?? "") };
}
function refers(contract, name) {
  const declared = contract.head.parameters.get(name);
  return declared?.type === "integer" && declared.refersTo !== void 0;
}
function headText(contract, { parameters }, source) {
  if (source.in === "head") return parameters.get(source.parameter)?.text;
  for (const relation of contract.relations) {
    if (relation.relation === "agreesWith" && relation.at.written === source.path.written && relation.with.in === "head") return parameters.get(relation.with.parameter)?.text;
  }
  return void 0;
}
function recordsOf(contract, { records }, locate) {
  const { at: path2 = [] } = contract.payload?.records ?? {};
  const prefix = path2.length === 0 ? "" : `${path2.join(".")}[].`;
  return records.flatMap(({ node: node2, key }) => {
    if (key === void 0) return [];
    const values = /* @__PURE__ */ new Map();
    for (const [index2, relation] of contract.relations.entries()) {
      if (relation.relation !== "startsAs" || !relation.at.written.startsWith(prefix)) continue;
      const written = relation.at.written.slice(prefix.length);
      const place2 = placesAt(node2, { written, steps: written.split(".").map((step) => ({ key: step })) })[0];
      const text5 = textOf(place2?.node);
      if (place2 !== void 0 && text5 !== void 0) values.set(index2, { text: contract.payload?.ignoresCase === true ? text5.toLowerCase() : text5, at: locate(place2.at) });
    }
    return [{ name: key.text, at: locate(key.span), values }];
  });
}
function digest(text5) {
  let hash = 2166136261;
  for (let at = 0; at < text5.length; at += 1) hash = Math.imul(hash ^ text5.charCodeAt(at), 16777619);
  return `${String(text5.length)}:${String(hash >>> 0)}`;
}

// src/core/thread/read-threads.ts
function readThreads(comments, contracts) {
  const groups = /* @__PURE__ */ new Map();
  for (const comment of comments) {
    const name = comment.target === void 0 ? "" : String(comment.target.number);
    const group = groups.get(name);
    if (group === void 0) groups.set(name, [comment]);
    else group.push(comment);
  }
  return [...groups.values()].map((group) => readThread(group, contracts));
}
function readThread(group, contracts) {
  const times = group.map(timeOf);
  const dated = !times.some(Number.isNaN);
  const timed = group.map((comment, index2) => ({ comment, time: dated ? times[index2] ?? 0 : index2 }));
  timed.sort((a, b) => compareNumbers(a.time, b.time) || a.comment.index - b.comment.index);
  const entries = [];
  for (const { comment, time } of timed) for (const marker of comment.markers) entries.push({ comment, marker, order: entries.length, time });
  const heads = /* @__PURE__ */ new Map();
  for (const entry of entries) if (!heads.has(entry.marker.head)) heads.set(entry.marker.head, entry);
  const families = /* @__PURE__ */ new Map();
  for (const entry of entries) add(families, entry.marker.contract, entry);
  for (const { comment } of timed) for (const { contract } of comment.misses) if (!families.has(contract)) families.set(contract, []);
  const shown = timed.map(({ comment }) => comment);
  const target = group.reduce((found, comment) => found?.type === void 0 ? comment.target ?? found : found, void 0);
  return { target, name: target === void 0 ? "the thread" : targetName(target), comments: shown, dated, families: [...families].map(([contract, own4]) => readFamily(contract, own4, shown, dated)), heads, contracts };
}
function compareNumbers(a, b) {
  return a < b ? -1 : Number(a > b);
}
function timeOf({ origin: { createdAt, place: place2 } }) {
  const time = Date.parse(createdAt ?? "");
  if (!Number.isNaN(time) || place2 === "comment") return time;
  return place2 === "description" ? -Infinity : Infinity;
}
function readFamily(contract, entries, comments, dated) {
  const readable = [];
  const lost2 = [];
  const stopper = contract.payload?.version?.abortsScan === true ? entries.find(({ marker }) => marker.loss?.code === "version") : void 0;
  for (const entry of entries) {
    const { loss } = entry.marker;
    if (loss !== void 0 && contract.thread.byHeadAlone && payloadLosses.has(loss.code)) readable.push(entry);
    else if (loss !== void 0) lost2.push({ ...entry, loss });
    else if (stopper !== void 0) lost2.push({ ...entry, loss: { code: "aborted", reason: `readers give up the whole thread at the version of ${commentName(stopper.comment)}` } });
    else readable.push(entry);
  }
  const keys = /* @__PURE__ */ new Map();
  for (const entry of readable) add(keys, JSON.stringify([numberIn(entry), ...entry.marker.key]), entry);
  const misses = comments.flatMap((comment) => comment.misses.filter((miss) => miss.contract === contract).map((miss) => ({ ...miss, comment })));
  return { contract, keys: [...keys.values()].map((own4) => readKey(contract, own4, dated)), lost: lost2, misses, gathered: gather(contract, entries) };
}
var payloadLosses = /* @__PURE__ */ new Set(["no-payload", "fence", "syntax", "legacy", "version", "old-version", "schema"]);
function numberIn({ comment, marker }) {
  return comment.target === void 0 ? marker.names?.number : void 0;
}
function readKey(contract, entries, dated) {
  const standing = entries.filter((entry) => isLive(contract, entry));
  const chosen = countingOf(contract, standing);
  const inForce = chosen.filter(({ marker }) => marker.loss === void 0);
  const [winner] = chosen;
  const rivals = contract.read === "latest" || contract.read === "first" ? standing : [];
  const tied = dated && winner !== void 0 ? rivals.filter((entry) => entry !== winner && entry.time === winner.time && entry.marker.digest !== winner.marker.digest) : [];
  const records = inForce.flatMap((entry) => entry.marker.records.map((record) => ({ record, entry })));
  const kept = new Set(records.map(({ record }) => record.name));
  const counting = new Set(inForce);
  const orphaned = /* @__PURE__ */ new Map();
  for (const entry of entries) {
    if (counting.has(entry)) continue;
    for (const record of entry.marker.records) if (!kept.has(record.name) && !isGathered(contract, record)) orphaned.set(record.name, { record, entry });
  }
  const first = entries[0];
  return { key: first?.marker.key ?? [], number: first === void 0 ? void 0 : numberIn(first), entries, chosen, inForce, records, orphaned: [...orphaned.values()], tied };
}
function countingOf({ read: read2 }, entries) {
  if (read2 === "first") return entries.slice(0, 1);
  if (read2 !== "latest") return entries;
  const last = entries.at(-1);
  const winner = last === void 0 ? void 0 : entries.find(({ time }) => time === last.time);
  return winner === void 0 ? [] : [winner];
}
function gather(contract, entries) {
  const found = /* @__PURE__ */ new Map();
  for (const entry of entries) {
    if (entry.marker.loss !== void 0 && entry.marker.loss.code !== "legacy") continue;
    for (const record of entry.marker.records) if (isGathered(contract, record)) found.set(record.name, { record, entry });
  }
  return [...found.values()];
}
function isGathered({ payload }, { name }) {
  return payload?.records?.gathered.some((form) => form.match(name)?.end === name.length) === true;
}
function add(map3, key, value) {
  const list3 = map3.get(key);
  if (list3 === void 0) map3.set(key, [value]);
  else list3.push(value);
}

// src/core/examine.ts
function examine(document3, settings) {
  const failures = [];
  const broken = document3.faults.some(({ code: code3 }) => document3.kind !== "journal" || code3 === "utf-16");
  const applicable = applicableRules(document3, settings);
  const run = (rules) => rules.flatMap((enabled) => runRule(document3, enabled, settings, [], failures));
  const findings = broken ? [] : run(applicable.filter(({ rule: { meta } }) => meta.readsFaults !== true && meta.readsDirectives !== true));
  if (!broken) findings.push(...examineJournal(document3, applicable, settings, failures));
  const facts = broken ? /* @__PURE__ */ new Map() : collectFacts(document3, applicable, settings, failures);
  const directives = settings.inlineConfig && !broken ? findDirectives(document3) : [];
  findings.push(...run(applicable.filter(({ rule }) => rule.meta.readsFaults === true)));
  const inner = document3.embedded().map((each) => examine(each, settings));
  const asked = document3.kind === "thread" && !broken ? threadRules(settings) : [];
  if (asked.length > 0) {
    const comments = inner.map((each, index2) => collectComment(each.document, index2)).filter((comment) => comment !== void 0);
    for (const { comment, finding } of checkThreads(asked, readThreads(comments, document3.contracts.markers), failures)) inner[comment.index]?.findings.push(finding);
  }
  return { document: document3, settings, findings, directives, facts, inner, failures };
}
function applicableRules(document3, { rules }) {
  return rules.filter(({ rule }) => rule.meta.kinds.includes(document3.kind));
}
function runRule(document3, enabled, settings, directives, failures) {
  const findings = [];
  guard(enabled.rule, failures, () => enabled.rule.check?.(document3, contextOf(enabled, settings, directives, (finding) => findings.push(finding))));
  return findings;
}
function contextOf(enabled, { profiles: profiles2, profilesChosen, ruleIds }, directives, add2) {
  return {
    options: enabled.options,
    profiles: profiles2,
    profilesChosen,
    directives,
    ruleIds,
    report: (messageId, report) => {
      add2(toFinding(enabled, messageId, report));
    }
  };
}
function examineJournal(document3, rules, settings, failures) {
  const journal = document3.journal();
  if (journal === void 0) return [];
  const visiting = rules.flatMap((enabled) => {
    const { rule } = enabled;
    if (rule.visit === void 0) return [];
    const findings = new LimitedFindings();
    const context = contextOf(enabled, settings, [], (finding) => {
      findings.add(finding);
    });
    const fail = (error) => {
      failures.push(describeFailure(rule, error));
    };
    return [{ findings, fail, open: () => rule.visit?.(journal, { ...context, document: document3 }) ?? {} }];
  });
  if (visiting.length > 0) visitJournal(journal, visiting);
  return visiting.flatMap(({ findings }) => findings.conclude());
}
function collectFacts(document3, rules, settings, failures) {
  const facts = /* @__PURE__ */ new Map();
  for (const { rule } of rules) {
    guard(rule, failures, () => {
      const noted = rule.collect?.(document3, settings);
      if (noted !== void 0) facts.set(rule.id, noted);
    });
  }
  return facts;
}

// src/core/suppression.ts
function isOver({ until }, today) {
  return until !== void 0 && until < today;
}
function findSuppression(document3, finding, suppressions) {
  return suppressions.find(({ rules, family, comment }) => {
    if (!rules.includes(finding.ruleId)) return false;
    if (comment !== void 0 && !isComment(document3, comment)) return false;
    return family === void 0 || familyAt(document3, finding.at.start) === family;
  });
}
function isComment({ embedding }, written) {
  const { id, url } = embedding?.comment ?? {};
  return id === written || url === written || url?.endsWith(`#issuecomment-${written}`) === true;
}
function familyAt(document3, offset) {
  const markers = [...document3.markers(), ...document3.nearMarkers()].sort((a, b) => a.span.start - b.span.start);
  return (markers.findLast(({ span }) => span.start <= offset) ?? markers[0])?.contract.family;
}

// src/core/contract-set.ts
function contractName(contract) {
  return contract.kind === "marker" ? contract.family : contract.name;
}
function filesOf(contract) {
  return contract.kind === "command" ? [] : contract.files;
}
function kindByContracts(path2, { markers, notes, journals }) {
  return [...markers, ...notes, ...journals].flatMap(filesOf).find(({ glob }) => glob.matches(path2))?.kind;
}
function toContractSet(contracts) {
  return {
    markers: contracts.filter((contract) => contract.kind === "marker"),
    notes: contracts.filter((contract) => contract.kind === "note"),
    journals: contracts.filter((contract) => contract.kind === "journal"),
    commands: contracts.filter((contract) => contract.kind === "command")
  };
}

// src/parse/command/code-pieces.ts
function fencePiece(document3, node2) {
  if (node2.span.end - node2.span.start > longestCode) return void 0;
  const opening = document3.slice(node2.span.start, node2.span.start + 3);
  const isFenced = opening === "```" || opening === "~~~";
  const { text: text5, map: map3, span } = isFenced ? codeContent(document3, node2) : mapLines(document3, document3.lastIndexOf("\n", node2.span.start - 1) + 1, node2.value.split(/\r\n?|\n/));
  return withLineFeeds({ fence: node2, span, code: text5, map: map3, closed: true, place: "fence", language: node2.lang?.toLowerCase() });
}
function spanPiece(document3, node2) {
  const raw = document3.slice(node2.span.start, node2.span.end);
  const ticks = /^`+/.exec(raw)?.[0].length ?? 0;
  const inside = raw.slice(ticks, raw.length - ticks);
  const padded = /^[ \r\n][^]*[ \r\n]$/.test(inside) && inside.trim() !== "" ? 1 : 0;
  const start = node2.span.start + ticks + padded;
  const code3 = document3.slice(start, node2.span.end - ticks - padded);
  if (code3.length !== node2.value.length || code3.replaceAll(/[\r\n]/g, " ") !== node2.value.replaceAll(/[\r\n]/g, " ")) return void 0;
  const span = { start, end: start + code3.length };
  const fence = { type: "code", span: node2.span, within: node2.within, lang: void 0, meta: void 0, value: node2.value };
  return { fence, span, code: code3.replaceAll(/[\r\n]/g, " "), map: shiftMap(start), closed: true, place: "span", language: void 0 };
}
function placeOf({ place: place2, span, fence }) {
  return { kind: place2, span, fence };
}
function partOf(piece, start, end) {
  return { ...piece, code: piece.code.slice(start, end), map: composeMaps(shiftMap(start), piece.map), span: piece.map.spanToOuter({ start, end }) };
}
function withLineFeeds(piece) {
  if (!piece.code.includes("\r")) return piece;
  const builder = new OffsetMapBuilder();
  let at = 0;
  for (const part2 of piece.code.split(/(\r\n?)/)) {
    if (part2 !== "") builder.add(part2.startsWith("\r") ? 1 : part2.length, { start: at, end: at + part2.length });
    at += part2.length;
  }
  return { ...piece, code: piece.code.replaceAll(/\r\n?/g, "\n"), map: composeMaps(builder.build(), piece.map) };
}

// src/parse/command/words.ts
var placeholder = /\{([A-Za-z_][\w .-]{0,60})\}|<([A-Za-z][^<>\n"'=]{0,60})>/g;
function isEllipsis(text5) {
  return /^\W*(?:…|\.\.\.)\W*$/.test(text5);
}
function placeholdersIn(text5, start) {
  return [...text5.matchAll(placeholder)].filter(({ index: index2 }) => text5[index2 - 1] !== "$").map(({ 0: whole, 1: braces, 2: angles, index: index2 }) => ({ span: { start: start + index2, end: start + index2 + whole.length }, kind: braces === void 0 ? "angles" : "braces", name: braces ?? angles ?? "" }));
}
function fromShellWord(document3, word) {
  const raw = document3.slice(word.span.start, word.span.end);
  const text5 = word.value ?? unquoted(raw);
  const expansions = word.expansions.map(({ span, kind, name }) => ({ span, kind: kind === "parameter" || kind === "arithmetic" ? "variable" : "command", name: name ?? "" }));
  return makeWord(word.span, raw, text5, expansions);
}
function makeWord(span, raw, text5, expansions) {
  const outside = placeholdersIn(raw, span.start).filter((each) => !expansions.some((other) => other.span.start <= each.span.start && each.span.end <= other.span.end));
  const inserts = [...expansions, ...outside].sort((a, b) => compareSpans(a.span, b.span));
  return { span, text: text5, literal: inserts.length === 0 && !/…|\.\.\./.test(text5), inserts };
}
function unquoted(raw) {
  const whole = /^(["'])([^]*)\1$/.exec(raw);
  return whole?.[2] !== void 0 && !whole[2].includes(whole[1] ?? "") ? whole[2] : raw.replaceAll(/["']/g, "");
}

// src/parse/command/call-expression.ts
var longestCall = 5e3;
var closers = { "(": ")", "[": "]", "{": "}" };
function readCallExpression(code3, start, open, map3) {
  const parts = splitArguments(code3, open);
  if (parts === void 0) return void 0;
  const keywords = [];
  const positional = [];
  let isOpen = false;
  for (const part2 of parts.list) {
    const text5 = code3.slice(part2.start, part2.end);
    if (text5 === "") continue;
    if (isEllipsis(text5) || text5.startsWith("*")) {
      isOpen = true;
      continue;
    }
    const keyword = /^([A-Za-z_]\w*)\s*=(?!=)\s*/.exec(text5);
    const name = keyword?.[1];
    if (keyword === null || name === void 0) positional.push(valueWord(code3, part2, map3));
    else keywords.push({ name, span: map3.spanToOuter({ start: part2.start, end: part2.start + name.length }), value: valueWord(code3, { start: part2.start + keyword[0].length, end: part2.end }, map3) });
  }
  const member = /^(?:\.(\w+)|\[["'](\w+)["']\])(?!\w*\s*\()/.exec(code3.slice(parts.end, parts.end + 80));
  const memberName = member?.[1] ?? member?.[2];
  return {
    span: map3.spanToOuter({ start, end: parts.end }),
    keywords,
    positional,
    open: isOpen,
    member: member === null || memberName === void 0 ? void 0 : { name: memberName, span: map3.spanToOuter({ start: parts.end, end: parts.end + member[0].length }) }
  };
}
function splitArguments(code3, open) {
  const limit = Math.min(code3.length, open + longestCall);
  const stack = [")"];
  const list3 = [];
  let from = open + 1;
  const add2 = (end) => {
    const text5 = code3.slice(from, end);
    const start = from + (text5.length - text5.trimStart().length);
    list3.push({ start, end: Math.max(start, from + text5.trimEnd().length) });
    from = end + 1;
  };
  for (let at = open + 1; at < limit; at += 1) {
    const char = code3.charAt(at);
    if (char === "\\") at += 1;
    else if ((char === '"' || char === "'") && isStringStart(code3, at)) {
      const end = endOfString(code3, at, limit);
      if (end === void 0) return void 0;
      at = end - 1;
    } else if (closers[char] !== void 0) stack.push(closers[char]);
    else if (char === stack.at(-1)) {
      stack.pop();
      if (stack.length > 0) continue;
      add2(at);
      return { list: list3, end: at + 1 };
    } else if (char === ")" || char === "]" || char === "}") return void 0;
    else if (char === "," && stack.length === 1) add2(at);
  }
  return void 0;
}
function isStringStart(code3, at) {
  return code3.charAt(at) === '"' || !/\w/.test(code3.charAt(at - 1)) || /(?:^|\W)[fFrRbBuU]{1,2}$/.test(code3.slice(Math.max(0, at - 3), at));
}
function endOfString(code3, at, limit) {
  const quote = code3.charAt(at);
  const mark = code3.startsWith(quote.repeat(3), at) ? quote.repeat(3) : quote;
  for (let place2 = at + mark.length; place2 < limit; place2 += 1) {
    if (code3.charAt(place2) === "\\") place2 += 1;
    else if (code3.startsWith(mark, place2)) return place2 + mark.length;
  }
  return void 0;
}
function valueWord(code3, { start, end }, map3) {
  const raw = code3.slice(start, end);
  const string3 = /([fFrRbBuU]{0,2})("""|'''|"|')((?:\\[^]|(?!\2)[^])*)\2/g;
  const inner = /^\(\s*([^]*?)\s*\)$/.exec(raw)?.[1] ?? raw;
  const strings = [...inner.matchAll(string3)];
  const between = inner.replaceAll(string3, "").trim();
  const span = map3.spanToOuter({ start, end });
  if (strings.length === 0 || between !== "") return { ...makeWord(span, raw, raw, []), literal: /^(?:\d+|True|False|None)$/.test(raw) };
  return makeWord(span, raw, strings.map(([, , , text5 = ""]) => text5).join(""), []);
}

// src/parse/command/read-words.ts
function readWords(document3, contract, words) {
  const reader = new WordReader(document3, contract);
  reader.read(words);
  const { signature, subcommand, unknownSubcommand, flags, open } = reader;
  return { signature, subcommand, unknownSubcommand, flags, arguments: assign(reader.words, signature), open };
}
var WordReader = class {
  signature;
  subcommand;
  unknownSubcommand;
  flags = [];
  words = [];
  open = false;
  #document;
  #contract;
  #seeksSubcommand;
  constructor(document3, contract) {
    this.#document = document3;
    this.#contract = contract;
    this.signature = contract.signature;
    this.#seeksSubcommand = contract.subcommands.size > 0;
  }
  read(words) {
    let flagsEnded = false;
    for (let at = 0; at < words.length; at += 1) {
      const word = words[at];
      if (word === void 0) break;
      if (isEllipsis(word.text)) this.open = true;
      else if (!flagsEnded && word.text === "--") flagsEnded = true;
      else if (!flagsEnded && this.#isFlag(word)) {
        const found = this.#flagsOf(word, words[at + 1]);
        this.flags.push(...found.uses);
        if (found.takesNext) at += 1;
        flagsEnded = found.uses.some((use) => use.contract?.last === true);
      } else this.#argument(word);
    }
  }
  /** Whether a word is written as a flag: outside quotes, and no negative number. */
  #isFlag(word) {
    return /^--?[A-Za-z?]/.test(this.#document.slice(word.span.start, word.span.start + 3)) && !/^-\W*\d/.test(word.text);
  }
  #argument(word) {
    const [only] = word.inserts;
    const wholly = only !== void 0 && word.inserts.length === 1 && only.span.end - only.span.start === word.span.end - word.span.start;
    if (wholly && ((only.kind === "variable" || only.kind === "command") && this.#contract.style === "dashes" || /arg|opt|flag|param/i.test(only.name))) this.open = true;
    if (!this.#seeksSubcommand) {
      this.words.push(word);
      return;
    }
    this.#seeksSubcommand = false;
    const signature = this.#contract.subcommands.get(word.text);
    if (signature !== void 0) {
      this.signature = signature;
      this.subcommand = word;
    } else if (word.literal) this.unknownSubcommand = word;
    else this.open = true;
  }
  #flagsOf(word, next) {
    const isPowershell = this.#contract.style === "powershell";
    const match = (isPowershell ? /^(-)([A-Za-z?]\w*)(?:(:)([^]*))?$/ : /^(--?)([A-Za-z?][\w.-]*)(?:(=)([^]*))?$/).exec(word.text);
    const [, dashes = "", name = "", joint, joined] = match ?? [];
    if (match === null) {
      this.open = true;
      return { uses: [], takesNext: false };
    }
    const span = { start: word.span.start, end: word.span.start + dashes.length + name.length };
    const contract = isPowershell ? this.#byPrefix(name) : this.#byName(name, dashes);
    if (contract === void 0 && !isPowershell && dashes === "-") {
      const letters = this.#letters(word, name, next);
      if (letters !== void 0) return letters;
    }
    if (joint !== void 0 && joined !== void 0) {
      const start = span.end + joint.length;
      const value = { ...word, span: { start, end: word.span.end }, text: joined };
      return { uses: [{ name, span, contract, value }], takesNext: false };
    }
    const takesNext = this.#takesNext(contract, next);
    return { uses: [{ name, span, contract, value: takesNext ? next : void 0 }], takesNext };
  }
  #takesNext(contract, next) {
    if (next === void 0 || contract?.value === "none") return false;
    return !this.#isFlag(next);
  }
  #byName(name, dashes) {
    const found = this.signature.flags.get(name);
    if (found !== void 0) return dashes === "-" || name.length > 1 ? found : void 0;
    if (dashes !== "--") return void 0;
    const [only, second] = new Set([...this.signature.flags].filter(([each]) => each.length > 1 && each.startsWith(name)).map(([, flag]) => flag));
    return name.length > 2 && second === void 0 ? only : void 0;
  }
  #byPrefix(name) {
    const folded = name.toLowerCase();
    const all2 = [...this.signature.flags];
    const exact = all2.find(([each]) => each.toLowerCase() === folded)?.[1];
    if (exact !== void 0) return exact;
    const [only, second] = new Set(all2.filter(([each]) => each.toLowerCase().startsWith(folded)).map(([, flag]) => flag));
    return second === void 0 ? only : void 0;
  }
  /** `-ab` is `-a -b`, and `-ax` is `-a x` where `a` takes a value; `undefined` where the first letter is no flag. */
  #letters(word, letters, next) {
    const uses = [];
    for (const [index2, letter] of letters.split("").entries()) {
      const contract = this.signature.flags.get(letter);
      if (contract === void 0) return uses.length === 0 ? void 0 : { uses: [...uses, { name: letter, span: { start: word.span.start + 1 + index2, end: word.span.start + 2 + index2 }, contract, value: void 0 }], takesNext: false };
      const span = { start: word.span.start + (index2 === 0 ? 0 : 1 + index2), end: word.span.start + 2 + index2 };
      const rest = letters.slice(index2 + 1);
      if (contract.value !== "none") {
        const value = rest === "" ? this.#takesNext(contract, next) ? next : void 0 : { ...word, span: { start: span.end, end: word.span.end }, text: rest };
        return { uses: [...uses, { name: letter, span, contract, value }], takesNext: rest === "" && value !== void 0 };
      }
      uses.push({ name: letter, span, contract, value: void 0 });
    }
    return { uses, takesNext: false };
  }
};
function assign(words, { arguments: contracts }) {
  const last = contracts.at(-1);
  return words.map((word, index2) => ({ word, contract: contracts[index2] ?? (last?.rest === true ? last : void 0) }));
}

// src/parse/command/expression-calls.ts
function expressionCalls(document3, piece, contract) {
  const { code: code3, map: map3 } = piece;
  return contract.names.flatMap((name) => {
    const calls = [];
    for (let at = code3.indexOf(name); at !== -1; at = code3.indexOf(name, at + name.length)) {
      const behind = at + name.length;
      const open = behind + (/^[ \t]*\(/.exec(code3.slice(behind, behind + 20))?.[0].length ?? 0) - 1;
      if (open < behind || /\w/.test(code3.charAt(at - 1)) || /\b(?:def|function|class)\s+$/.test(code3.slice(Math.max(0, at - 20), at))) continue;
      const expression = readCallExpression(code3, at, open, map3);
      const isObject2 = expression?.keywords.length === 0 && contract.signature.flags.size > 0 && expression.positional.some(({ text: text5 }) => text5.startsWith("{"));
      if (expression === void 0 || isObject2) continue;
      const call = toExpressionCall(piece, contract, expression, map3.spanToOuter({ start: at, end: behind }));
      calls.push(contract.title === contract.names[0] ? { ...call, title: name } : call);
    }
    return calls;
  });
}
function toExpressionCall(piece, contract, { span, keywords, positional, open, member }, name) {
  const { signature } = contract;
  const flags = keywords.map((each) => ({ name: each.name, span: each.span, contract: signature.flags.get(each.name), value: each.value }));
  const isProse = ({ text: text5, literal, inserts }) => !literal && inserts.length === 0 && /^[A-Za-z]+(?: [A-Za-z]+)+$/.test(text5);
  const needed = [...new Set(signature.flags.values())].filter(({ required }) => required).length + signature.arguments.filter(({ required }) => required).length;
  const given = flags.length + positional.length;
  return {
    contract,
    signature,
    title: contract.title,
    span,
    place: placeOf(piece),
    name,
    // A sentence may show one argument of several.
    whole: piece.place === "fence" || given >= Math.min(2, needed),
    open: open || positional.some(isProse),
    unknownSubcommand: void 0,
    flags,
    arguments: assign(positional, signature),
    output: { pipedTo: void 0, hidden: void 0 },
    member
  };
}

// src/parse/command/powershell.ts
var closers2 = { "(": ")", "{": "}", "[": "]" };
var longestCommand = 5e3;
function readPowershell(code3, from, map3) {
  const words = [];
  const limit = Math.min(code3.length, from + longestCommand);
  let at = from;
  let end = from;
  while (at < limit) {
    const rest = code3.slice(at, at + 3);
    if (/^`[ \t]*\n/.test(code3.slice(at, at + 20))) at = code3.indexOf("\n", at) + 1;
    else if (/^[ \t]/.test(rest)) at += 1;
    else if (/^[\n;|&)}\]#]/.test(rest)) break;
    else {
      const next = endOfWord(code3, at, limit);
      if (next === void 0 || next === at) return { words, pipedTo: void 0, end };
      words.push(wordAt(code3, at, next, map3));
      at = next;
      end = next;
    }
  }
  const pipe = /^\|[ \t`]*\n?[ \t]*([\w-]+)/.exec(code3.slice(at, at + 100));
  const start = at + (pipe?.[0].length ?? 0) - (pipe?.[1]?.length ?? 0);
  const pipedTo = pipe?.[1] === void 0 ? void 0 : { name: pipe[1], span: map3.spanToOuter({ start, end: start + pipe[1].length }) };
  return { words, pipedTo, end };
}
function endOfWord(code3, from, limit) {
  const stack = [];
  let at = from;
  while (at < limit) {
    const char = code3.charAt(at);
    if (char === "'" || char === '"') {
      const close = endOfQuote(code3, at, limit);
      if (close === void 0) return void 0;
      at = close;
    } else if (char === "<" && stack.length === 0 && /^<[A-Za-z][^<>\n]{0,80}>/.test(code3.slice(at, at + 84))) {
      at = code3.indexOf(">", at) + 1;
    } else if (closers2[char] !== void 0) {
      stack.push(closers2[char]);
      at += 1;
    } else if (char === stack.at(-1)) {
      stack.pop();
      at += 1;
    } else if (char === "`" && code3.charAt(at + 1) !== "\n" && at + 1 < limit) at += 2;
    else if (stack.length === 0 && /[\s;|&)}\]`]/.test(char)) return at;
    else at += 1;
  }
  return stack.length === 0 ? at : void 0;
}
function endOfQuote(code3, from, limit) {
  const quote = code3.charAt(from);
  for (let at = from + 1; at < limit; at += 1) {
    const char = code3.charAt(at);
    if (char === "`" && quote === '"') at += 1;
    else if (char === quote && code3.charAt(at + 1) === quote) at += 1;
    else if (char === quote) return at + 1;
  }
  return void 0;
}
function wordAt(code3, start, end, map3) {
  const raw = code3.slice(start, end);
  const span = map3.spanToOuter({ start, end });
  const expansions = raw.startsWith("'") ? [] : [...raw.matchAll(/\$(?:(\w+)|\{([\w:]+)\}|\()/g)].map(
    ({ 0: whole, 1: name, 2: braced, index: index2 }) => ({ span: map3.spanToOuter({ start: start + index2, end: start + index2 + whole.length }), kind: whole === "$(" ? "command" : "variable", name: name ?? braced ?? "" })
  );
  return makeWord(span, raw, unquoted(raw), expansions);
}

// src/parse/command/to-call.ts
function toCall(document3, piece, contract, line) {
  const { signature, subcommand, unknownSubcommand, flags, arguments: words, open } = readWords(document3, contract, line.words);
  const isNamedOnly = contract.subcommands.size > 0 && subcommand === void 0;
  const isEmpty = flags.length === 0 && words.length === 0;
  const isCutOff = flags.some(({ contract: flag, value }) => flag?.value === "required" && value === void 0);
  return {
    contract,
    signature,
    title: signature.name === void 0 ? contract.title : `${contract.title} ${signature.name}`,
    span: line.span,
    place: placeOf(piece),
    name: line.name,
    whole: !line.synopsis && !isNamedOnly && (piece.place === "fence" ? line.runnable || !isEmpty : line.runnable && !isEmpty && !isCutOff),
    open,
    unknownSubcommand,
    flags,
    arguments: words,
    output: line.output,
    member: void 0
  };
}

// src/parse/command/powershell-calls.ts
function powershellCalls(document3, piece, contract) {
  const { code: code3, map: map3 } = piece;
  const folded = contract.style === "powershell" ? code3.toLowerCase() : code3;
  return contract.names.flatMap((name) => {
    const wanted = contract.style === "powershell" ? name.toLowerCase() : name;
    const calls = [];
    for (let at = folded.indexOf(wanted); at !== -1; at = folded.indexOf(wanted, at + wanted.length)) {
      const behind = at + wanted.length;
      if (/[\w.-]/.test(code3.charAt(at - 1)) || /^(?:[\w-]|\.\w)/.test(code3.slice(behind, behind + 2))) continue;
      const line = code3.slice(code3.lastIndexOf("\n", at - 1) + 1, at);
      if (line.length > 500 || /#|\b(?:function|Import-Module)\s+\S*$/i.test(line)) continue;
      const words = readPowershell(code3, /["']/.test(code3.charAt(behind)) ? behind + 1 : behind, map3);
      const start = at - (/[^\s"'(){};|&=]*$/.exec(line)?.[0].length ?? 0);
      const nameSpan = map3.spanToOuter({ start: at, end: behind });
      const isRun = /(?:^|[|;({&=]\s*|\s)(?:pwsh|powershell|&|\.)(?:\s+-\w+)*\s+["']?[^\s"']*$/i.test(line) || !/\.\w+$/.test(name) && /(?:^|[|;({&=])\s*$/.test(line);
      calls.push(
        toCall(document3, piece, contract, {
          span: { start: map3.spanToOuter({ start, end: behind }).start, end: words.words.at(-1)?.span.end ?? nameSpan.end },
          name: nameSpan,
          words: words.words,
          output: { pipedTo: words.pipedTo, hidden: void 0 },
          runnable: isRun,
          synopsis: /\[-\w/.test(code3.slice(behind, words.end + 3))
        })
      );
    }
    return calls;
  });
}

// src/parse/command/names.ts
function nameIn({ names, style }, text5) {
  const fold = (each) => style === "powershell" ? each.toLowerCase() : each;
  const word = fold(text5.replaceAll("\\", "/"));
  return names.find((name) => word === fold(name) || word.endsWith(`/${fold(name)}`));
}
var runner = /^(?:python(?:3(?:\.\d+)?)?|py|node|bun|deno|ruby|perl|bash|sh|zsh|pwsh|powershell|uv|uvx|poetry|pipx|npx|pnpm|yarn|run|exec|dlx|sudo|env|time|command|nohup|timeout|xargs|source|\.|&|!)(?:\.exe)?$/;
function findName(contract, words, aliases) {
  for (const [index2, word] of words.entries()) {
    const variable = /^\$\{?(\w+)\}?$/.exec(word)?.[1];
    const name = nameIn(contract, variable === void 0 ? word : aliases.get(variable) ?? word);
    if (name !== void 0) return { index: index2, name, run: index2 > 0 };
    const isRunner = runner.test(word.slice(word.lastIndexOf("/") + 1)) || /^(?:-\w[\w-]*|\d+s?|\w+=.*)$/.test(word);
    if (!isRunner || index2 > 0 && /^-\w*[ce]$/.test(word)) return void 0;
  }
  return void 0;
}

// src/parse/command/shell-calls.ts
function assignedNames({ text: text5, shell }, contracts) {
  const names = /* @__PURE__ */ new Map();
  for (const { name, value } of shell.flatMap(({ commands }) => commands.flatMap(({ assignments }) => assignments))) {
    const written = value === void 0 ? "" : unquoted(text5.slice(value.span.start, value.span.end));
    if (contracts.some((contract) => nameIn(contract, written) !== void 0)) names.set(name, written);
  }
  return names;
}
function shellCalls(document3, piece, commands, contract, aliases, synopsis = false) {
  return commands.flatMap((command) => {
    const words = command.words.map((word) => fromShellWord(document3, word));
    const found = findName(contract, words.map(({ text: text5 }) => text5), aliases);
    const name = found === void 0 ? void 0 : words[found.index];
    if (found === void 0 || name === void 0) return [];
    const end = Math.max(name.span.end, words.at(-1)?.span.end ?? 0);
    const line = {
      span: { start: words[0]?.span.start ?? name.span.start, end },
      name: name.span,
      words: words.slice(found.index + 1),
      output: outputOf(command, document3),
      runnable: found.run || !/\.\w+$/.test(found.name),
      synopsis
    };
    return [toCall(document3, piece, contract, line)];
  });
}
function outputOf({ pipedTo, redirections, next, span }, document3) {
  const silence = redirections.find(({ operator, descriptor, target }) => target?.value === "/dev/null" && (operator === "&>" || operator.startsWith(">") && descriptor === 2));
  const excuse = next?.operator === "||" && /^(?:true|:|echo|printf)$/.test(next.command?.name ?? "") ? next.command?.span : void 0;
  const name = pipedTo?.words[0];
  const loop = /\bfor\s+\w+\s+in\s+["']?\$\($/.exec(document3.slice(Math.max(0, span.start - 80), span.start));
  const pipe = name === void 0 ? void 0 : { span: name.span, name: pipedTo?.name?.slice(pipedTo.name.lastIndexOf("/") + 1) ?? "" };
  const inLoop = loop === null ? void 0 : { span: { start: span.start - loop[0].length, end: span.start - loop[0].length + 3 }, name: "for" };
  return { pipedTo: pipe ?? inLoop, hidden: silence?.span ?? excuse };
}
var prompt = /^[ \t]*(?:\$|❯|%)[ \t]+/;
function textCalls(source, piece, contract, aliases) {
  const hasPrompts = /^[ \t]*(?:\$|❯|%)[ \t]+\S/m.test(piece.code);
  return logicalLines(piece.code).flatMap(({ start, end }) => {
    const line = piece.code.slice(start, end);
    const skipped = prompt.exec(line)?.[0].length ?? 0;
    if (hasPrompts && skipped === 0 || !mayBeCall(line.slice(skipped), contract, aliases)) return [];
    const { code: code3, synopsis } = withoutSynopsis(line.slice(skipped));
    const part2 = { ...partOf(piece, start + skipped, end), code: code3 };
    const snippet = source.readShell(part2);
    if (snippet.language !== "shell") return [];
    return shellCalls(source.text, piece, snippet.commands, contract, aliases, synopsis || snippet.faults.length > 0);
  });
}
function mayBeCall(line, contract, aliases) {
  if (!contract.names.some((name) => line.includes(name)) && ![...aliases.keys()].some((alias) => line.includes(`$${alias}`) || line.includes(`\${${alias}`))) return false;
  return findName(contract, line.trim().split(/\s+/).slice(0, 12).map(unquoted), aliases) !== void 0 || /\$\(/.test(line);
}
function logicalLines(code3) {
  const lines = [];
  let start = 0;
  for (const { 0: line, index: index2 } of code3.matchAll(/[^\n]*(?:\n|$)/g)) {
    if (/\\\n$/.test(line)) continue;
    const end = index2 + line.replace(/\n$/, "").length;
    if (end > start) lines.push({ start, end });
    start = index2 + line.length;
  }
  return lines;
}
function withoutSynopsis(code3) {
  const synopsis = /\[-{1,2}\w|\[\w[\w-]*(?:\|-{0,2}[\w-]+)*\]|[\w>}]\|-{0,2}[\w<{]/.test(code3);
  return { synopsis, code: synopsis ? code3.replaceAll(/[[\]()|]/g, " ") : code3 };
}
function bareCalls(source, piece, contract) {
  const first = /^[\w-]+/.exec(piece.code)?.[0];
  if (first === void 0 || !contract.subcommands.has(first) || !/\s/.test(piece.code.trim())) return [];
  const before = source.text.slice(Math.max(0, piece.span.start - 200), piece.span.start);
  const sentence = before.slice(Math.max(before.lastIndexOf("\n"), before.lastIndexOf(". ")) + 1);
  if (!contract.bare.some((each) => sentence.includes(each))) return [];
  const { code: code3, synopsis } = withoutSynopsis(piece.code);
  const snippet = source.readShell({ ...piece, code: code3 });
  if (snippet.language !== "shell") return [];
  return snippet.commands.slice(0, 1).map((command) => {
    const words = command.words.map((word) => fromShellWord(source.text, word));
    const name = words[0]?.span ?? command.span;
    const hasValue = words.slice(1).some(({ text: text5 }) => !text5.startsWith("-"));
    return toCall(source.text, piece, contract, { span: { start: name.start, end: words.at(-1)?.span.end ?? name.end }, name, words, output: { pipedTo: void 0, hidden: void 0 }, runnable: hasValue, synopsis: synopsis || snippet.faults.length > 0 });
  });
}

// src/parse/command/find-calls.ts
var mostCalls = 5e3;
function findCalls(source, acting) {
  const named = (piece) => acting.filter(({ names, bare }) => bare.length > 0 || names.some((name) => piece.code.includes(name)) || /\$\{?\w/.test(piece.code));
  const aliases = assignedNames(source, acting);
  const shellOf = new Map(source.shell.map((snippet) => [snippet.fence, snippet]));
  const calls = [];
  for (const node2 of source.code) {
    const contractsHere = named({ code: node2.value });
    if (contractsHere.length === 0) continue;
    const piece = fencePiece(source.text, node2);
    const snippet = shellOf.get(node2);
    if (piece !== void 0) for (const contract of contractsHere) calls.push(...callsInFence(source, piece, snippet, contract, aliases));
    if (calls.length > mostCalls) break;
  }
  for (const node2 of source.inlineCode) {
    const contractsHere = named({ code: node2.value });
    const piece = contractsHere.length === 0 ? void 0 : spanPiece(source.text, node2);
    if (piece !== void 0) for (const contract of contractsHere) calls.push(...callsInSpan(source, piece, contract, aliases));
    if (calls.length > mostCalls) break;
  }
  return calls.filter(({ contract: { matches }, span }) => matches === void 0 || matches.test(source.text.slice(span.start, span.end))).sort((a, b) => compareSpans(a.span, b.span));
}
var textFences = /* @__PURE__ */ new Set([void 0, "text", "txt", "plain", "plaintext", "console", "terminal", "shell-session", "sh-session", "bash-session", "zsh", "fish", "session"]);
var powershellFences = /* @__PURE__ */ new Set(["powershell", "pwsh", "ps1", "ps"]);
function callsInFence(source, piece, snippet, contract, aliases) {
  if (contract.form === "call") return expressionCalls(source.text, piece, contract);
  if (snippet !== void 0) return shellCalls(source.text, piece, snippet.commands, contract, aliases);
  const isText = textFences.has(piece.language);
  if (powershellFences.has(piece.language) || isText && contract.style === "powershell") return powershellCalls(source.text, piece, contract);
  return isText && languageOf(piece.language) === void 0 ? textCalls(source, piece, contract, aliases) : [];
}
function callsInSpan(source, piece, contract, aliases) {
  if (contract.form === "call") return expressionCalls(source.text, piece, contract);
  if (contract.style === "powershell") return powershellCalls(source.text, piece, contract);
  const found = textCalls(source, piece, contract, aliases);
  return found.length > 0 ? found : bareCalls(source, piece, contract);
}

// src/parse/delimiter.ts
var delimiter = /^---[ \t]*$/;
var keyLine = /^(?:"[^"]+"|'[^']+'|[A-Za-z_][\w.-]*)[ \t]*:(?:[ \t]|$)/;

// src/parse/frontmatter-lines.ts
var unseen = String.raw`[\s\u200B-\u200D\u2060]`;
var ruler = String.raw`\\?(?:-{2,}|-?[\u2010-\u2015\u2212\u2500\u2501][-\u2010-\u2015\u2212\u2500\u2501]{0,3}|[=*_]{3,})`;
var nearDelimiter = new RegExp(`^${unseen}*${ruler}${unseen}*(?:#.*|ya?ml)?$`);
var tellingKeys = ["name", "description", "allowed-tools", "argument-hint", "tools", "model"];
function isDelimiter(line) {
  return line !== void 0 && delimiter.test(line.text);
}
function isNearDelimiter(line) {
  return line !== void 0 && !delimiter.test(line.text) && nearDelimiter.test(line.text);
}
function isMarkdownLine({ text: text5 }) {
  return /^(?:#{1,6}[ \t]|`{3}|~{3}|<!--)/.test(text5);
}
function isBlank({ text: text5 }) {
  return text5.trim() === "";
}
function trimmedSpan({ span, text: text5 }) {
  const start = span.start + (text5.length - text5.trimStart().length);
  return { start, end: start + text5.trim().length };
}
function scanMapping(lines, start) {
  const keys = /* @__PURE__ */ new Set();
  let end = start;
  let isNested = false;
  let comment;
  let isHeading = false;
  for (let at = start; at < lines.length; at += 1) {
    const text5 = lines[at]?.text ?? "";
    if (text5.trim() === "") continue;
    if (text5.startsWith("#")) {
      comment ??= at;
      isHeading ||= lines[at + 1]?.text.trim() === "";
      continue;
    }
    const key = keyOf2(text5);
    if (key !== void 0 && !(isHeading && new RegExp("^\\p{Lu}", "u").test(key))) {
      keys.add(key);
      isNested = /:[ \t]*(?:#.*)?$/.test(text5);
    } else {
      if (comment !== void 0 && (isHeading || !isNested)) return { keys, end, stop: comment };
      const isIndented2 = keys.size > 0 && /^[ \t]/.test(text5);
      if (!isIndented2 && !(isNested && /^-[ \t]/.test(text5))) return { keys, end, stop: at };
    }
    comment = void 0;
    isHeading = false;
    end = at + 1;
  }
  return { keys, end, stop: lines.length };
}
function keyOf2(text5) {
  return keyLine.exec(text5)?.[0].replace(/[ \t]*:[ \t]?$/, "").replace(/^(["'])(.*)\1$/, "$2");
}
function hasTellingKey({ keys }) {
  return tellingKeys.some((key) => keys.has(key));
}
function bodyBehind({ text: text5, lines }, { stop }) {
  const line = lines[stop];
  if (line === void 0) return text5.length;
  return isDelimiter(line) || isNearDelimiter(line) ? line.next : line.span.start;
}

// src/parse/frontmatter-opening.ts
function findWrongOpening(head, kind) {
  const line = head.lines[head.first];
  if (line === void 0) return void 0;
  return findWrongDashes(head, line) ?? findJoinedKey(head, line) ?? findToml(head, line) ?? findFence(head, line, kind) ?? findBareKeys(head, line);
}
function describeLine(line, place2) {
  const { text: text5 } = line;
  const character = /[^\S \t]|[\u200B-\u200D\u2060]/.exec(text5)?.[0];
  if (character !== void 0) {
    const code3 = `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`;
    return { span: line.span, data: { form: "invisible", place: place2, character: code3 } };
  }
  const form = /^[ \t]+---[ \t]*$/.test(text5) ? "indented" : "wrong";
  return { span: trimmedSpan(line), data: { form, place: place2 } };
}
function findWrongDashes(head, line) {
  if (!isNearDelimiter(line) || /^(?: {4}|\t)/.test(line.text)) return void 0;
  const indent2 = new RegExp(`^ {1,${String(line.text.search(/\S/) || 1)}}`);
  const lines = line.text.startsWith(" ") ? head.lines.map((each) => ({ ...each, text: each.text.replace(indent2, "") })) : head.lines;
  const scan = scanMapping(lines, head.first + 1);
  if (!hasTellingKey(scan)) return void 0;
  const comment = /#.*/.exec(line.text)?.[0];
  const opening = { start: 0, end: line.span.end, text: comment === void 0 ? "---" : `---${head.ending}${comment}` };
  const closing = head.lines[scan.stop];
  const isAlikeBelow = closing !== void 0 && isNearDelimiter(closing) && !closing.text.includes("#");
  const edits = isAlikeBelow ? [opening, { ...closing.span, text: "---" }] : [opening];
  return { nearMiss: { code: "delimiter", ...describeLine(line, "opening"), edits }, bodyStart: bodyBehind(head, scan) };
}
function findJoinedKey(head, line) {
  const match = /^---[ \t]*(?=([A-Za-z_][\w.-]*)[ \t]*:(?:[ \t]|$))/.exec(line.text);
  if (match === null) return void 0;
  const scan = scanMapping(head.lines, head.first + 1);
  if (!hasTellingKey(scan) && !hasTellingKey({ ...scan, keys: new Set(match.slice(1)) })) return void 0;
  const { start } = line.span;
  const edits = [{ start: 0, end: start + match[0].length, text: `---${head.ending}` }];
  const nearMiss = { code: "delimiter", span: { start, end: start + 3 }, data: { form: "joined", place: "opening" }, edits };
  return { nearMiss, bodyStart: bodyBehind(head, scan) };
}
function findToml(head, line) {
  if (!/^\+{3}[ \t]*$/.test(line.text)) return void 0;
  const { lines, first } = head;
  const close = lines.findIndex(({ text: text5 }, index2) => index2 > first && /^\+{3}[ \t]*$/.test(text5));
  const closing = lines[close];
  if (closing === void 0) return void 0;
  const inside = lines.slice(first + 1, close);
  if (inside.some(({ text: text5 }) => /^(?:name|description)[ \t]*=/.test(text5))) {
    return { nearMiss: { code: "delimiter", span: line.span, data: { form: "toml", place: "opening" }, edits: [] }, bodyStart: closing.next };
  }
  const scan = scanMapping(lines, first + 1);
  if (scan.stop !== close || !hasTellingKey(scan)) return void 0;
  const edits = [
    { start: 0, end: line.span.end, text: "---" },
    { ...closing.span, text: "---" }
  ];
  return { nearMiss: { code: "delimiter", ...describeLine(line, "opening"), edits }, bodyStart: closing.next };
}
function findFence(head, line, kind) {
  if (!/^(?:`{3,}|~{3,})[ \t]*(?:ya?ml|markdown|md)?[ \t]*$/i.test(line.text)) return void 0;
  const { lines, first } = head;
  const isWhole = isDelimiter(lines[first + 1]);
  const scan = scanMapping(lines, first + (isWhole ? 2 : 1));
  const stop = lines[scan.stop];
  if (stop === void 0 || !scan.keys.has("description") || !isWhole && kind !== "skill") return void 0;
  const isClosing = ({ text: text5 }) => /^(?:`{3,}|~{3,})[ \t]*$/.test(text5) && text5.startsWith(line.text.slice(0, 3));
  const found = (edits, bodyStart) => ({
    nearMiss: { code: "delimiter", span: trimmedSpan(line), data: { form: "fence", place: "opening" }, edits },
    bodyStart
  });
  if (!isWhole) {
    if (!isClosing(stop)) return void 0;
    return found([{ start: 0, end: line.span.end, text: "---" }, { ...stop.span, text: "---" }], stop.next);
  }
  if (!isDelimiter(stop)) return void 0;
  const behind = lines.slice(scan.stop + 1).find((each) => !isBlank(each));
  if (behind === void 0 || !isClosing(behind)) return found([], stop.next);
  return found([{ start: 0, end: line.next, text: "" }, { start: behind.span.start, end: behind.next, text: "" }], behind.next);
}
function findBareKeys(head, line) {
  const scan = scanMapping(head.lines, head.first);
  if (!(scan.keys.has("name") && scan.keys.has("description"))) return void 0;
  const { start } = line.span;
  const edits = [{ start: 0, end: start, text: `---${head.ending}` }];
  return { nearMiss: { code: "delimiter", span: { start, end: start }, data: { form: "missing", place: "opening" }, edits }, bodyStart: bodyBehind(head, scan) };
}

// src/parse/frontmatter-closing.ts
function findUnclosed(head) {
  const { text: text5, lines } = head;
  const scan = scanMapping(lines, 1);
  const [firstKey = ""] = scan.keys;
  const below = lines[1];
  const isKeyBelow = below !== void 0 && !isBlank(below) && /^[a-z]/.test(firstKey);
  if (!hasTellingKey(scan) && !isKeyBelow) return void 0;
  const stop = lines[scan.stop];
  if (stop !== void 0 && isMeantToClose(stop)) return wrongClosing(stop);
  const last = lines[scan.end - 1];
  if (last !== void 0 && isNearDelimiter(last) && isMapping(text5, lines, last.span.start)) return wrongClosing(last);
  return unclosed(head, scan, {});
}
function findCut(text5, { yaml, openingLine, closingLine }) {
  if (yaml.faults.length === 0) return void 0;
  const all2 = [...linesFrom(text5.slice(0, closingLine.end))];
  const lines = all2.slice(0, -1);
  const scan = scanMapping(lines, 1);
  const stop = lines[scan.stop];
  if (stop === void 0) return void 0;
  if (isMeantToClose(stop)) return isMapping(text5, lines, stop.span.start) ? wrongClosing(stop) : void 0;
  const isApart = scan.end < scan.stop || isMarkdownLine(stop);
  if (!isApart || !lines.slice(scan.end).some(isMarkdownLine)) return void 0;
  const last = lines[scan.end - 1];
  if (last !== void 0 && isNearDelimiter(last) && isMapping(text5, lines, last.span.start)) return wrongClosing(last);
  const ending = text5.slice(openingLine.end, lines[0]?.next);
  const found = unclosed({ text: text5, lines, first: 0, ending }, scan, { line: String(all2.length) });
  return found.nearMiss.edits.length === 0 ? void 0 : found;
}
function findStacked(text5, { closingLine }) {
  const lines = [...linesFrom(text5, closingLine.end)].slice(1, 200);
  const first = lines.findIndex((line) => !isBlank(line));
  const opening = lines[first];
  if (opening === void 0 || !isDelimiter(opening)) return void 0;
  const scan = scanMapping(lines, first + 1);
  const closing = lines[scan.stop];
  if (closing === void 0 || !isDelimiter(closing) || !(hasTellingKey(scan) || scan.keys.size > 1)) return void 0;
  if (![...scan.keys].every((key) => /^[a-z]/.test(key)) || isBlank(lines[first + 1] ?? opening)) return void 0;
  const nearMiss = { code: "stacked", span: opening.span, data: {}, edits: [] };
  return { nearMiss, bodyStart: closing.next };
}
function isMeantToClose(line) {
  return isNearDelimiter(line) || line.text.trimEnd() === "...";
}
function wrongClosing(line) {
  const edits = line.text.includes("#") ? [] : [{ ...line.span, text: "---" }];
  return { nearMiss: { code: "delimiter", ...describeLine(line, "closing"), edits }, bodyStart: line.next };
}
function unclosed({ text: text5, lines, ending }, { end }, data) {
  const at = lines[end]?.span.start ?? text5.length;
  const isWhole = isMapping(text5, lines, at);
  const before = /[\r\n]$/.test(text5.slice(0, at)) ? "" : ending;
  const edits = isWhole ? [{ start: at, end: at, text: `${before}---${ending}` }] : [];
  return {
    nearMiss: { code: "unclosed", span: lines[0]?.span ?? { start: 0, end: 0 }, data, edits },
    bodyStart: isWhole ? at : void 0
  };
}
function isMapping(text5, lines, end) {
  const start = lines[0]?.next ?? 0;
  const { root: root2, faults } = readYaml(text5.slice(start, end), shiftMap(start));
  return faults.length === 0 && root2?.kind === "mapping";
}

// src/parse/frontmatter-misplaced.ts
var linesOfPreface = 10;
function findMisplaced({ text: text5, lines, ending }, kind) {
  const comments = findComments(text5, lines.at(-1)?.span.end ?? 0);
  const isOutside = ({ start }) => !comments.some((comment) => comment.start <= start && start < comment.end);
  const index2 = lines.findIndex((line) => isOutside(line.span) && (isDelimiter(line) || /^ {0,3}(?:`{3}|~{3})/.test(line.text)));
  const opening = lines[index2];
  if (opening === void 0 || !isDelimiter(opening)) return void 0;
  const scan = scanMapping(lines, index2 + 1);
  const closing = lines[scan.stop];
  if (closing === void 0 || !isDelimiter(closing) || !hasTellingKey(scan)) return void 0;
  const above = lines.slice(0, index2).filter((line) => !isBlank(line) && isOutside(line.span));
  const isWholeSkill = scan.keys.has("name") && scan.keys.has("description");
  if (above.length > 0 && !isWholeSkill) return void 0;
  const isMovable = above.every(isMarkdownLine);
  if (!isMovable && (kind !== "skill" || index2 > linesOfPreface)) return void 0;
  const moved2 = text5.slice(0, opening.span.start).trim();
  const gap = closing.next === closing.span.end ? ending : "";
  const removed = { start: 0, end: opening.span.start, text: "" };
  const added = { start: closing.next, end: closing.next, text: `${gap}${ending}${moved2}${ending}` };
  const edits = moved2 === "" ? [removed] : isMovable ? [removed, added] : [];
  return { nearMiss: { code: "not-first", span: opening.span, data: {}, edits }, bodyStart: closing.next };
}
function findComments(text5, end) {
  const comments = [];
  let at = 0;
  for (; ; ) {
    const start = text5.indexOf("<!--", at);
    if (start === -1 || start >= end) return comments;
    const close = text5.indexOf("-->", start + 4);
    at = close === -1 ? text5.length : close + 3;
    comments.push({ start, end: at });
  }
}

// src/parse/frontmatter-near-miss.ts
var searchedLines = 200;
function findNearMiss(text5, kind, frontmatter) {
  if (frontmatter !== void 0) return findCut(text5, frontmatter) ?? findStacked(text5, frontmatter);
  const head = readHead(text5);
  if (head === void 0) return void 0;
  if (head.first === 0 && isDelimiter(head.lines[0])) return findUnclosed(head);
  return findWrongOpening(head, kind) ?? findMisplaced(head, kind);
}
function readHead(text5) {
  const lines = [];
  for (const line of linesFrom(text5)) {
    lines.push(line);
    if (lines.length === searchedLines) break;
  }
  const first = lines.findIndex((line) => !isBlank(line));
  const [top] = lines;
  if (first === -1 || top === void 0) return void 0;
  return { text: text5, lines, first, ending: text5.slice(top.span.end, top.next) || "\n" };
}

// src/parse/frontmatter.ts
function readFrontmatter(text5, kind) {
  const isExpected = kindsWithFrontmatter.has(kind);
  const block = findBlock(text5);
  const found = block !== void 0 && (isExpected || startsWithText(text5, block.content)) ? readBlock(text5, block) : void 0;
  if (!isExpected) {
    const frontmatter = found !== void 0 && isMeant(text5, found) ? found : void 0;
    return { frontmatter, nearMisses: [], bodyStart: frontmatter === void 0 ? 0 : block?.closing.next ?? 0 };
  }
  const reading = findNearMiss(text5, kind, found);
  const nearMisses = reading === void 0 ? [] : [reading.nearMiss];
  const isRead = reading === void 0 || reading.nearMiss.code === "stacked";
  return {
    frontmatter: isRead ? found : void 0,
    nearMisses,
    bodyStart: reading?.bodyStart ?? (isRead ? block?.closing.next ?? 0 : 0)
  };
}
function findBlock(text5) {
  if (!text5.startsWith("---")) return void 0;
  let opening;
  for (const line of linesFrom(text5)) {
    if (opening === void 0) {
      if (!delimiter.test(line.text)) return void 0;
      opening = line;
    } else if (delimiter.test(line.text)) {
      return { opening, closing: line, content: { start: opening.next, end: line.span.start } };
    }
  }
  return void 0;
}
function readBlock(text5, { opening, closing, content: content3 }) {
  const yaml = readYaml(text5.slice(content3.start, content3.end), shiftMap(content3.start));
  return {
    span: { start: opening.span.start, end: closing.span.end },
    openingLine: opening.span,
    closingLine: closing.span,
    content: content3,
    yaml,
    mapping: yaml.root?.kind === "mapping" ? yaml.root : void 0
  };
}
function startsWithText(text5, content3) {
  const [first] = linesFrom(text5, content3.start);
  return first !== void 0 && first.text.trim() !== "";
}
function isMeant(text5, { content: content3, yaml }) {
  return yaml.root?.kind === "mapping" || yaml.faults.length > 0 && isWrittenAsMapping(text5, content3);
}
function isWrittenAsMapping(text5, { start, end }) {
  const lines = [...linesFrom(text5.slice(0, end), start)].filter(({ text: line }) => !/^(?:[ \t]|#|-[ \t]|$)/.test(line));
  return lines.length > 0 && lines.every(({ text: line }) => keyLine.test(line));
}

// src/parse/markers/json-views.ts
function readJsonViews(text5, map3) {
  const { fault } = readJson(text5);
  if (fault !== void 0) {
    return { root: void 0, comments: [], faults: [{ code: fault.reason.startsWith("values nested") ? "limit" : "syntax", span: map3.spanToOuter(fault.span), reason: fault.reason }] };
  }
  const root2 = parseTree(text5);
  return { root: root2 === void 0 ? void 0 : toView(root2, text5, map3), faults: [], comments: [] };
}
function toView(node2, text5, map3) {
  const span = spanOf(node2, map3);
  const children = node2.children ?? [];
  if (node2.type === "array") return { kind: "sequence", span, flow: true, tag: void 0, items: children.map((child) => toView(child, text5, map3)) };
  if (node2.type === "object") return { kind: "mapping", span, flow: true, tag: void 0, pairs: children.flatMap((child) => toPair(child, text5, map3)) };
  const value = node2.value;
  const source = text5.slice(node2.offset, node2.offset + node2.length);
  const isText = typeof value === "string";
  return { kind: "scalar", span, style: isText ? "double-quoted" : "plain", header: "", value, text: isText ? value : source, source, tag: void 0, comment: void 0 };
}
function toPair(node2, text5, map3) {
  const [key, value] = node2.children ?? [];
  if (key === void 0 || value === void 0) return [];
  return [{ key: toView(key, text5, map3), value: toView(value, text5, map3), span: spanOf(node2, map3) }];
}
function spanOf({ offset, length }, map3) {
  return map3.spanToOuter({ start: offset, end: offset + length });
}

// src/parse/journal/count-keys.ts
function countKeysWritten(text5) {
  let count = 0;
  for (let start = text5.indexOf('"'); start !== -1; ) {
    const end = closingQuote(text5, start);
    let behind = end + 1;
    while (" 	\r".includes(text5[behind] ?? "-")) behind += 1;
    if (text5[behind] === ":") count += 1;
    start = text5.indexOf('"', end + 1);
  }
  return count;
}
function closingQuote(text5, start) {
  for (let at = text5.indexOf('"', start + 1); at !== -1; at = text5.indexOf('"', at + 1)) {
    let first = at;
    while (text5[first - 1] === "\\") first -= 1;
    if ((at - first) % 2 === 0) return at;
  }
  return text5.length;
}
function countKeysRead(value) {
  if (typeof value !== "object" || value === null) return 0;
  if (Array.isArray(value)) return value.reduce((count, each) => count + countKeysRead(each), 0);
  const entries = Object.values(value);
  return entries.reduce((count, each) => count + countKeysRead(each), entries.length);
}

// src/parse/journal/read-line.ts
var harmlessBrackets = 200;
function readLine(raw, contract) {
  const { start, text: text5, length, ended } = raw;
  const line = { span: { start, end: start + length }, text: text5, ended };
  if (length > text5.length) return { ...line, record: void 0, fault: { code: "limit", span: { start, end: start + 1 }, reason: `a line of ${length.toLocaleString("en")} characters` } };
  if (/^[ \t\r\n]*$/.test(text5)) return { ...line, record: void 0, fault: void 0 };
  const value = parse(text5);
  if (isObject(value)) return { ...line, record: new ReadRecord(line.span, text5, value, contract), fault: void 0 };
  return { ...line, record: void 0, fault: faultOf(text5, line.span, ended) };
}
function readRoot(text5, start) {
  const { root: root2 } = readJsonViews(text5, shiftMap(start));
  return root2?.kind === "mapping" ? root2 : void 0;
}
var ReadRecord = class {
  line;
  value;
  type;
  contract;
  #text;
  #root;
  constructor(line, text5, value, contract) {
    this.line = line;
    this.value = value;
    this.#text = text5;
    this.type = contract === void 0 ? void 0 : typeOf(value, contract);
    this.contract = this.type === void 0 ? void 0 : contract?.records.get(this.type);
  }
  get hasEqualKeys() {
    return countKeysWritten(this.#text) !== countKeysRead(this.value);
  }
  get root() {
    const root2 = this.#root ??= readRoot(this.#text, this.line.start);
    if (root2 === void 0) throw new Error("a record that was read cannot be read");
    return root2;
  }
};
function typeOf(value, { layout, records, discriminator }) {
  if (layout === "whole") return [...records.keys()][0];
  const type = Object.hasOwn(value, discriminator) ? value[discriminator] : void 0;
  return typeof type === "string" ? type : void 0;
}
function parse(text5) {
  try {
    const value = JSON.parse(text5);
    const brackets = text5.length <= harmlessBrackets ? 0 : text5.match(/[[{]/g)?.length ?? 0;
    return brackets > harmlessBrackets && readJson(text5).fault !== void 0 ? void 0 : value;
  } catch {
    return void 0;
  }
}
function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
function faultOf(text5, { start, end }, ended) {
  const { values, fault } = readJson(text5);
  if (fault === void 0) {
    const type = values[0]?.type ?? "value";
    return { code: "not-object", span: { start, end }, reason: type === "null" ? "`null`" : `${type === "array" ? "an" : "a"} ${type}` };
  }
  const span = shiftMap(start).spanToOuter(fault.span);
  if (fault.reason.startsWith("values nested")) return { code: "limit", span, reason: fault.reason };
  const word = /^-?(?:NaN|Infinity)\b/.exec(text5.slice(fault.span.start))?.[0];
  if (word !== void 0) return { code: "number", span: { start: span.start, end: span.start + word.length }, reason: word };
  if (!ended && fault.span.start >= text5.length) return { code: "cut", span: { start: Math.max(start, end - 1), end }, reason: fault.reason };
  if (!ended && fault.span.end >= text5.length && /^"|^[a-z]+$|^-?[\d.eE+-]*$/.test(text5.slice(fault.span.start))) return { code: "cut", span: { start: span.start, end }, reason: fault.reason };
  const first = readJsonStream(text5).values[0];
  if (first !== void 0 && /["{[\w-]/.test(text5[fault.span.start] ?? "") && first.span.end <= fault.span.start && text5.slice(first.span.end, fault.span.start).trim() === "") return { code: "glued", span, reason: fault.reason };
  return { code: "syntax", span, reason: fault.reason };
}

// src/parse/journal/split-lines.ts
var longestKept = 1 << 24;
function* splitLines(chunks, longest3 = longestKept) {
  let parts = [];
  let start = 0;
  let length = 0;
  const take = (part2) => {
    length += part2.length;
    if (length <= longest3) parts.push(part2);
    else parts = [];
  };
  const finish = (ended) => {
    const whole = length <= longest3 ? parts.join("") : "";
    const text5 = ended ? whole.replace(/\r+$/, "") : whole;
    const line = { start, text: text5, length: length <= longest3 ? text5.length : length, ended };
    start += length + (ended ? 1 : 0);
    parts = [];
    length = 0;
    return line;
  };
  for (const chunk of chunks) {
    let at = 0;
    for (let end = chunk.indexOf("\n"); end !== -1; end = chunk.indexOf("\n", at)) {
      take(chunk.slice(at, end));
      yield finish(true);
      at = end + 1;
    }
    if (at < chunk.length) take(chunk.slice(at));
  }
  if (length > 0) yield finish(false);
}

// src/parse/journal/open-journal.ts
var mostRead = 20;
function openJournal(chunks, source, path2, contracts) {
  const candidates2 = contracts.filter(({ layout, files }) => layout === "lines" && files.some(({ glob, kind }) => kind === "journal" && glob.matches(path2)));
  const raws = splitLines(chunks());
  const head = candidates2.some(({ recognisedBy }) => recognisedBy.length > 0) ? takeFirst(raws, mostRead) : [];
  const records = head.flatMap((raw) => readLine(raw, void 0).record ?? []);
  const contract = candidates2.find(({ recognisedBy }) => records.length === 0 || recognisedBy.length === 0 || records.some(({ value }) => recognisedBy.every((key) => Object.hasOwn(value, key))));
  return {
    contract,
    *lines() {
      for (const raw of head.splice(0)) yield readLine(raw, contract);
      for (const raw of raws) yield readLine(raw, contract);
    },
    rootAt: ({ start, end }) => readRoot(source.slice(start, end), start)
  };
}
function openRecord(text5, path2, contracts) {
  const named = contracts.filter(({ layout, files }) => layout === "whole" && files.some(({ glob, kind }) => kind === "task" && glob.matches(path2)));
  const contract = named.find(({ recognisedBy }) => recognisedBy.every((key) => text5.includes(JSON.stringify(key))));
  if (contract === void 0) return void 0;
  const line = readLine({ start: 0, text: text5, length: text5.length, ended: true }, contract);
  const { record } = line;
  if (record !== void 0 && !contract.recognisedBy.every((key) => Object.hasOwn(record.value, key))) return void 0;
  return { contract, lines: () => [line], rootAt: () => record?.root };
}
function takeFirst(raws, most) {
  const taken = [];
  while (taken.length < most) {
    const next = raws.next();
    if (next.done === true) break;
    taken.push(next.value);
  }
  return taken;
}

// src/parse/json/comment-origin.ts
var authorKeys = ["author", "user", "actor"];
var createdKeys = ["createdAt", "created_at", "submittedAt", "submitted_at"];
var updatedKeys = ["updatedAt", "updated_at"];
var submittedKeys = ["submittedAt", "submitted_at"];
var descriptionKeys = /* @__PURE__ */ new Set(["issue", "pullRequest", "pull_request"]);
var originKeys = [
  ...["databaseId", "id", "html_url", "url", "title", "number", "comments", "reviews", "diff_hunk", "diffHunk", "pull_request_review_id", "includesCreatedEdit", "lastEditedAt"],
  ...[...authorKeys, ...createdKeys, ...updatedKeys]
];
function originOf(object, key) {
  const text5 = (names) => names.map((name) => textOf2(object.members.get(name))).find((value) => value !== void 0);
  const author = authorKeys.map((name) => object.members.get(name)).find((value) => value?.type === "object");
  return {
    id: text5(["databaseId", "id"]),
    url: text5(["html_url", "url"]),
    author: author?.type === "object" ? textOf2(author.members.get("login")) : void 0,
    place: placeOf2(object, key),
    createdAt: text5(createdKeys),
    edited: wasEdited(object, text5(createdKeys), text5(updatedKeys))
  };
}
function placeOf2({ members }, key) {
  const has = (names) => names.some((name) => members.has(name));
  const page = textOf2(members.get("html_url")) ?? textOf2(members.get("url")) ?? "";
  if (page.includes("#issuecomment-")) return "comment";
  if (page.includes("#discussion_r") || has(["diff_hunk", "diffHunk", "pull_request_review_id"])) return "review-comment";
  if (page.includes("#pullrequestreview-") || has(submittedKeys)) return "review";
  if (has(["title", "number"]) || key !== void 0 && descriptionKeys.has(key)) return "description";
  return ["comments", "reviews"].some((name) => members.get(name)?.type === "array" || members.get(name)?.type === "object") ? "description" : "comment";
}
function wasEdited({ members }, created, updated) {
  const said = members.get("includesCreatedEdit");
  if (said?.type === "boolean") return said.source === "true";
  const last = members.get("lastEditedAt");
  if (last !== void 0) return last.type === "string";
  if (created === void 0 || updated === void 0) return void 0;
  const [from, to] = [Date.parse(created), Date.parse(updated)];
  return Number.isNaN(from) || Number.isNaN(to) ? void 0 : to > from;
}
function textOf2(value) {
  if (value?.type === "string") return value.value;
  return value?.type === "number" ? value.source : void 0;
}

// src/parse/json/comment-target.ts
var typesByKey = /* @__PURE__ */ new Map([
  ["issue", "issue"],
  ["pullRequest", "pull-request"],
  ["pull_request", "pull-request"]
]);
var addressKeys = ["html_url", "url", "pull_request_url", "issue_url"];
var contentKeys = ["body", "comments", "reviews"];
var targetKeys = [...addressKeys, "number"];
function targetOf(object, key) {
  const addresses = addressKeys.flatMap((name) => {
    const value = object.members.get(name);
    return value?.type === "string" ? [value.value.slice(0, 1e3)] : [];
  });
  const [first] = addresses.flatMap((address) => targetOfAddress(address) ?? []);
  if (first !== void 0) return first;
  const number = object.members.get("number");
  if (addresses.length > 0 || number?.type !== "number" || !/^[1-9]\d{0,9}$/.test(number.source)) return void 0;
  if (!contentKeys.some((name) => object.members.has(name))) return void 0;
  return { type: key === void 0 ? void 0 : typesByKey.get(key), number: Number(number.source) };
}
function targetOfAddress(address) {
  const api = /\/repos\/[^/]+\/[^/]+\/(issues|pulls)\/([1-9]\d{0,9})(?=$|[/#?])/.exec(address);
  if (api !== null) return { type: api[1] === "pulls" ? "pull-request" : void 0, number: Number(api[2]) };
  const page = /^https?:\/\/[^/]+\/[^/]+\/[^/]+\/(issues|pull)\/([1-9]\d{0,9})(?=$|[/#?])/.exec(address);
  return page === null ? void 0 : { type: page[1] === "pull" ? "pull-request" : "issue", number: Number(page[2]) };
}

// src/parse/json/comments.ts
var commentKeys = /* @__PURE__ */ new Set(["body", ...originKeys, ...targetKeys]);
function findComments2(values) {
  return commentsIn(values, void 0, void 0).sort((a, b) => a.body.span.start - b.body.span.start);
}
function commentsIn(values, key, above) {
  return values.flatMap((value) => {
    if (value.type === "array") return commentsIn(value.items, key, above);
    if (value.type !== "object") return [];
    const target = targetOf(value, key) ?? above;
    const body = value.members.get("body");
    const own4 = body?.type === "string" ? [{ body, target, comment: originOf(value, key) }] : [];
    return [...own4, ...[...value.members].flatMap(([name, member]) => commentsIn([member], name, target))];
  });
}

// src/parse/json/string-map.ts
function jsonStringMap(text5, string3) {
  const builder = new OffsetMapBuilder();
  const start = string3.span.start + 1;
  const source = text5.slice(start, string3.span.end - 1);
  let at = 0;
  while (at < source.length) {
    const escape = source.indexOf("\\", at);
    const literalEnd = escape === -1 ? source.length : escape;
    if (literalEnd > at) builder.add(literalEnd - at, { start: start + at, end: start + literalEnd });
    at = literalEnd;
    if (at < source.length) {
      const length = source[at + 1] === "u" ? 6 : 2;
      builder.add(1, { start: start + at, end: start + at + length });
      at += length;
    }
  }
  return builder.build(start);
}
function encodeJsonString(text5) {
  return JSON.stringify(text5).slice(1, -1);
}

// src/parse/markers/comments.ts
function commentsIn2(document3, node2) {
  if (node2.within.includes("blockquote")) return [];
  const html2 = htmlContent(document3, node2);
  const found = [];
  for (let open = html2.text.indexOf("<!--"); open !== -1; ) {
    const close = html2.text.indexOf("-->", open + "<!".length);
    const innerStart = open + "<!--".length;
    const innerEnd = close === -1 ? html2.text.length : Math.max(innerStart, close);
    const end = close === -1 ? html2.text.length : close + "-->".length;
    found.push({ node: node2, span: html2.map.spanToOuter({ start: open, end }), closed: close !== -1, inner: slice(html2, innerStart, innerEnd) });
    if (close === -1) break;
    open = html2.text.indexOf("<!--", end);
  }
  return found;
}
function htmlContent(document3, node2) {
  const source = document3.slice(node2.span.start, node2.span.end);
  if (node2.within.length === 0 || !/[\r\n]/.test(source)) return { text: source, map: shiftMap(node2.span.start) };
  return mapLines(document3, node2.span.start, node2.value.split(/\r\n?|\n/), "html");
}
function leadingSpace(text5) {
  return /^[^\S\uFEFF]*/.exec(text5)?.[0].length ?? 0;
}
function slice(whole, start, end) {
  const map3 = {
    toOuter: (inner) => whole.map.toOuter(inner + start),
    spanToOuter: (span) => whole.map.spanToOuter({ start: span.start + start, end: span.end + start })
  };
  return { text: whole.text.slice(start, end), map: map3, span: whole.map.spanToOuter({ start, end }) };
}

// src/parse/markers/heads.ts
function readHead2(comment, contracts) {
  const { inner } = comment;
  const lead = leadingSpace(inner.text);
  const text5 = inner.text.slice(lead);
  for (const contract of contracts) {
    const found = matchAny(contract, text5);
    if (found === void 0) continue;
    const rest = restOf(inner, lead + found.match.end);
    if (rest.text !== "" && (contract.payload?.in !== "comment" || found.role === "end")) continue;
    const { role, legacy, match } = found;
    return { comment, contract, role, legacy, rest, head: partAt(inner, lead, lead + match.end), parameters: mapParameters(inner, lead, match) };
  }
  return void 0;
}
function matchAny(contract, text5) {
  const begin = contract.head.match(text5);
  if (begin !== void 0) return { match: begin, role: contract.pair === void 0 ? "single" : "begin", legacy: void 0 };
  const end = contract.pair?.end.match(text5);
  if (end !== void 0) return { match: end, role: "end", legacy: void 0 };
  for (const [legacy, { head }] of contract.legacy.entries()) {
    const match = head.match(text5);
    if (match !== void 0) return { match, role: contract.pair === void 0 ? "single" : "begin", legacy };
  }
  return void 0;
}
function mapParameters(inner, lead, match) {
  return new Map([...match.parameters].map(([name, { span }]) => [name, partAt(inner, lead + span.start, lead + span.end)]));
}
function partAt(inner, start, end) {
  return { text: inner.text.slice(start, end), span: inner.map.spanToOuter({ start, end }) };
}
function restOf(inner, from) {
  const behind = inner.text.slice(from);
  const newLine = /^[ \t]*(?:\r\n?|\n)(?:[ \t]*(?:\r\n?|\n))*/.exec(behind);
  const skipped = newLine?.[0].length ?? behind.length - behind.trimStart().length;
  const length = behind.trimEnd().length;
  return slice(inner, from + Math.min(skipped, length), from + length);
}

// src/parse/markers/pair-up.ts
function pairUp(comments) {
  const partners = /* @__PURE__ */ new Map();
  const open = /* @__PURE__ */ new Map();
  for (const comment of comments) {
    const { contract, role } = comment;
    if (role === "single") continue;
    const key = keyOf3(comment);
    const stack = open.get(key) ?? [];
    open.set(key, stack);
    if (role === "begin") {
      if (contract.pair?.nested !== true) stack.length = 0;
      stack.push(comment);
    } else {
      const begin = stack.pop();
      if (begin === void 0) continue;
      partners.set(begin, comment);
      partners.set(comment, begin);
    }
  }
  return partners;
}
function keyOf3({ contract, parameters }) {
  const shared = [...contract.head.parameters.keys()].filter((name) => contract.pair?.end.parameters.has(name) === true);
  return [contract.family, ...shared.map((name) => parameters.get(name)?.text ?? "")].join("\0");
}

// src/parse/markers/plain-value.ts
function plainValue(text5) {
  if (text5 === "" || text5 === "null") return null;
  if (text5 === "true" || text5 === "false") return text5 === "true";
  return /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(text5) ? Number(text5) : text5;
}

// src/parse/markers/bullets.ts
var bullet = /^[ \t]{0,3}[-*+][ \t]+\*\*([^*\r\n]+?)(?:\*\*[ \t]*:|:\*\*)[ \t]*([^\r\n]*)$/gm;
function readBullets(text5, map3) {
  const pairs = [...text5.matchAll(bullet)].map(({ 0: line, 1: key = "", 2: rest = "", index: index2 }) => {
    const value = rest.trimEnd();
    const keyStart = index2 + line.indexOf("**") + 2;
    const valueStart = index2 + line.length - rest.length;
    return {
      key: scalar(key, keyStart, map3),
      value: value === "" ? void 0 : scalar(value, valueStart, map3),
      span: map3.spanToOuter({ start: keyStart, end: valueStart + value.length })
    };
  });
  const [first] = pairs;
  const last = pairs.at(-1);
  if (first === void 0 || last === void 0) return { root: void 0, faults: [], comments: [] };
  return { root: { kind: "mapping", span: { start: first.span.start, end: last.span.end }, flow: false, tag: void 0, pairs }, faults: [], comments: [] };
}
function scalar(text5, start, map3) {
  const span = map3.spanToOuter({ start, end: start + text5.length });
  return { kind: "scalar", span, header: "", source: text5, text: text5, tag: void 0, comment: void 0, style: "plain", value: plainValue(text5) };
}

// src/parse/markers/pairs.ts
function readPairs(text5, map3, { assign: assign2, separator }) {
  const pairs = [];
  const faults = [];
  for (const { start, source } of entriesIn(text5, separator)) {
    const at = source.indexOf(assign2);
    const key = at === -1 ? "" : source.slice(0, at).trimEnd();
    if (key === "") {
      faults.push({ code: "syntax", span: map3.spanToOuter({ start, end: start + source.length }), reason: `\`${source}\` is no \`key${assign2}value\`` });
      continue;
    }
    const written = source.slice(at + assign2.length).trimStart();
    const value = scalar2(written, start + source.length - written.length, map3);
    pairs.push({ key: scalar2(key, start, map3), value, span: map3.spanToOuter({ start, end: start + source.length }) });
  }
  if (faults.length > 0) return { root: void 0, faults: faults.slice(0, 1), comments: [] };
  const root2 = { kind: "mapping", span: map3.spanToOuter({ start: 0, end: text5.length }), flow: true, tag: void 0, pairs };
  return { root: root2, faults: [], comments: [] };
}
function entriesIn(text5, separator) {
  const found = [];
  let start = 0;
  let quoted = false;
  const take = (end) => {
    const piece = text5.slice(start, end);
    const source = piece.trim();
    if (source !== "") found.push({ start: start + piece.length - piece.trimStart().length, source });
    start = end + 1;
  };
  for (let at = 0; at < text5.length; at += 1) {
    const unit = text5[at] ?? "";
    if (unit === '"') quoted = !quoted;
    else if (!quoted && (separator === " " ? /\s/.test(unit) : unit === separator)) take(at);
  }
  take(text5.length);
  return found;
}
function scalar2(source, start, map3) {
  const span = map3.spanToOuter({ start, end: start + source.length });
  const quoted = source.length > 1 && source.startsWith('"') && source.endsWith('"');
  const text5 = quoted ? source.slice(1, -1) : source;
  const base = { kind: "scalar", span, header: "", source, text: text5, tag: void 0, comment: void 0 };
  return quoted ? { ...base, style: "double-quoted", value: text5 } : { ...base, style: "plain", value: plainValue(text5) };
}

// src/parse/markers/payload.ts
function readPayload(document3, contract, place2, content3, fence) {
  const { text: text5, map: map3, span } = content3;
  const tree = readTree(document3, contract, text5, map3);
  return { place: place2, language: contract.language, text: text5, map: map3, span, tree, fence, records: recordsOf2(tree, contract) };
}
function readFence(document3, contract, place2, fence) {
  return readPayload(document3, contract, place2, codeContent(document3, fence.node), fence);
}
function readTree(document3, contract, text5, map3) {
  switch (contract.language) {
    case "yaml":
      return readYaml(text5, map3, { document: document3 });
    case "json":
      return readJsonViews(text5, map3);
    case "bullets":
      return readBullets(text5, map3);
    case "pairs":
      return readPairs(text5, map3, contract.pairs);
    case "text":
      return { root: void 0, faults: [], comments: [] };
  }
}
function recordsOf2({ root: root2 }, { records }) {
  if (records === void 0) return [];
  let at = resolveAlias(root2);
  for (const key of records.at) at = resolveAlias(at?.kind === "mapping" ? findPair(at, key)?.value : void 0);
  const nodes = at?.kind === "sequence" ? at.items.map(resolveAlias) : [at];
  return nodes.flatMap((node2) => {
    if (node2?.kind !== "mapping") return [];
    return [{ node: node2, key: records.key === void 0 ? void 0 : scalarOf(node2, records.key) }];
  });
}
function toPayloadFence(document3, node2, contract, side) {
  const fence = fenceOf(document3, node2);
  if (fence === void 0) return void 0;
  const named = contract.payload?.fenceNames.includes(node2.lang?.toLowerCase() ?? "") === true;
  return { node: node2, named, side, closed: fence.closed };
}

// src/parse/markers/region.ts
function regionContent(text5, begin, end) {
  const first = linesFrom(text5, begin.end).next().value;
  const start = first === void 0 || first.text.trim() !== "" ? begin.end : Math.min(first.next, end.start);
  const whole = text5.slice(start, end.start);
  const indent2 = /[^\r\n]*$/.exec(text5.slice(Math.max(0, begin.start - 200), begin.start))?.[0] ?? "";
  if (indent2 === "" || !/^[ \t]*(?:[-*+]|\d{1,9}[.)])?[ \t]*$/.test(indent2)) return { text: whole, map: shiftMap(start), span: { start, end: end.start } };
  const prefix = new RegExp(`^[ \\t]{0,${String(indent2.length)}}`);
  return mapLines(text5, start, whole.split(/\r\n?|\n/).map((line) => line.replace(prefix, "")), "html");
}

// src/parse/markers/find-markers.ts
function sortComments(source, contracts) {
  const headed = [];
  const others = [];
  for (const comment of source.html.flatMap((node2) => commentsIn2(source.text, node2))) {
    const found = comment.closed ? readHead2(comment, contracts) : void 0;
    if (found === void 0) others.push(comment);
    else headed.push(found);
  }
  const partners = pairUp(headed);
  const owners = startsOfNextOwners(headed, source.text.length);
  let nextFence = 0;
  const markers = headed.map((found, index2) => {
    const { comment, contract, role, legacy, head, parameters, rest } = found;
    const end = headed[index2 + 1]?.comment.span.start ?? source.text.length;
    const fences = [];
    const lastFence = ownsFences(found) ? owners[index2] ?? end : -1;
    for (let node2 = source.code[nextFence]; node2 !== void 0 && node2.span.start < lastFence; node2 = source.code[nextFence]) {
      const fence = toPayloadFence(source.text, node2, contract, node2.span.start < comment.span.start ? "before" : "behind");
      if (fence !== void 0) fences.push(fence);
      nextFence += 1;
    }
    const partner = partners.get(found)?.comment.span;
    const region = { start: comment.span.end, end };
    const payload = role === "end" ? void 0 : findPayload(source, found, fences, partner, region);
    return { contract, span: comment.span, role, partner, legacy, head, parameters, rest, place: placeOf3(source, comment), region, strayClose: strayCloseOf(source.text, found), payload, fences };
  });
  return { markers, others };
}
function ownsFences({ contract, role }) {
  return role !== "end" && (contract.payload?.in === "fence" || contract.payload?.in === "region");
}
function startsOfNextOwners(headed, length) {
  const starts = [];
  let next = length;
  for (const [index2, found] of [...headed.entries()].reverse()) {
    starts[index2] = next;
    if (ownsFences(found)) next = found.comment.span.start;
  }
  return starts;
}
function findPayload({ text: text5 }, found, fences, partner, region) {
  const contract = found.contract.payload;
  if (contract === void 0) return void 0;
  if (contract.in === "comment") return found.rest.text === "" ? void 0 : readPayload(text5, contract, "comment", found.rest);
  if (contract.in === "body") {
    const content4 = { text: text5.slice(region.start, region.end), map: shiftMap(region.start), span: region };
    return content4.text.trim() === "" ? void 0 : readPayload(text5, contract, "body", content4);
  }
  const fence = fences.find(({ node: node2, named, side }) => named && side === "behind" && !node2.within.includes("blockquote"));
  if (contract.in === "fence") return fence === void 0 ? void 0 : readFence(text5, contract, "fence", fence);
  if (partner === void 0) return void 0;
  if (fence !== void 0 && fence.node.span.end <= partner.start) return readFence(text5, contract, "region", fence);
  const content3 = regionContent(text5, found.comment.span, partner);
  return content3.text.trim() === "" ? void 0 : readPayload(text5, contract, "region", content3);
}
function placeOf3({ text: text5, source }, { span, node: node2 }) {
  const { line } = source.pointAt(span.start);
  const lastLine = source.lineSpan(source.pointAt(span.end).line);
  const behind = text5.slice(span.end, lastLine.end);
  const start = span.end + behind.length - behind.trimStart().length;
  return {
    line,
    before: { start: source.lineSpan(line).start, end: span.start },
    behind: { start: Math.min(start, lastLine.end), end: Math.max(start, span.end + behind.trimEnd().length) },
    within: node2.within
  };
}
function strayCloseOf(text5, { comment, contract }) {
  if (contract.payload?.in !== "comment") return void 0;
  const from = comment.span.end;
  const next = text5.indexOf("<!--", from);
  const behind = text5.slice(from, next === -1 ? text5.length : next);
  const match = /(?:^|[\r\n])[ \t]*-->[ \t]*(?=$|[\r\n])/.exec(behind);
  if (match === null) return void 0;
  const start = from + match.index + match[0].indexOf("-->");
  return { start, end: start + "-->".length };
}

// src/parse/markers/examples.ts
function findExamples({ text: text5, code: code3, payloads }, contracts) {
  const named = contracts.filter(({ payload, head }) => payload !== void 0 && text5.includes(head.literals[0] ?? ""));
  if (named.length === 0) return [];
  return code3.flatMap((node2) => {
    if (payloads.some(({ start }) => start === node2.span.start)) return [];
    const content3 = codeContent(text5, node2);
    return named.flatMap((contract) => [...behindMarkers(text5, content3, contract), ...alone(text5, node2, content3, contract)]);
  });
}
function behindMarkers(text5, content3, contract) {
  const terms = contract.payload;
  const found = [];
  if (terms === void 0 || terms.in !== "fence" && terms.in !== "comment" && terms.in !== "region") return found;
  for (let open = content3.text.indexOf("<!--"); open !== -1; open = content3.text.indexOf("<!--", open + 1)) {
    const close = content3.text.indexOf("-->", open);
    if (close === -1) break;
    const inner = content3.text.slice(open + "<!--".length, close);
    const lead = inner.length - inner.trimStart().length;
    const head = contract.head.matchLoosely(inner.trimStart());
    if (head === void 0) continue;
    const from = open + "<!--".length + lead;
    const parameters = new Map([...head.parameters].map(([name, part2]) => [name, { text: part2.text, span: content3.map.spanToOuter({ start: from + part2.span.start, end: from + part2.span.end }) }]));
    const span = spanOf2(content3.text, contract, terms, { start: from + head.end, end: close });
    if (span !== void 0 && content3.text.slice(span.start, span.end).trim() !== "") found.push({ contract, parameters, payload: read(text5, contract, slice(content3, span.start, span.end), terms.in) });
  }
  return found;
}
function spanOf2(text5, { pair: pair2 }, terms, rest) {
  if (terms.in === "comment") return rest;
  if (terms.in === "fence") return fenceBehind(text5, rest.end, terms.fenceNames);
  const next = text5.indexOf("<!--", rest.end);
  const ends = next !== -1 && pair2?.end.matchLoosely(text5.slice(next + "<!--".length, next + longestHead).trimStart()) !== void 0;
  return ends && text5.slice(rest.start, rest.end).trim() === "" ? { start: rest.end + "-->".length, end: next } : void 0;
}
var longestHead = 400;
function fenceBehind(text5, from, names) {
  const next = text5.indexOf("<!--", from);
  const region = text5.slice(from, next === -1 ? text5.length : next);
  const match = /^[ \t]*(`{3,}|~{3,})[ \t]*([^\s`]+)[^\r\n]*\r?\n/m.exec(region);
  if (match === null || !names.includes((match[2] ?? "").toLowerCase())) return void 0;
  const start = match.index + match[0].length;
  const end = region.indexOf(`
${match[1] ?? ""}`, start - 1);
  return end === -1 ? void 0 : { start: from + start, end: from + Math.max(start, end) };
}
function alone(text5, node2, content3, contract) {
  const terms = contract.payload;
  if (terms?.in !== "fence" || !terms.fenceNames.includes(node2.lang?.toLowerCase() ?? "") || content3.text.includes("<!--")) return [];
  if (countKeys(content3.text, topKeys(terms)) < 2) return [];
  return [{ contract, parameters: /* @__PURE__ */ new Map(), payload: read(text5, contract, content3, "fence") }];
}
function read(text5, { payload: terms }, content3, place2) {
  if (terms === void 0) throw new Error("only contracts with a payload have examples");
  return readPayload(text5, terms, place2, content3);
}

// src/parse/markers/mentions.ts
var longest = 1e3;
function findMentions(source, contracts) {
  const { text: text5 } = source;
  const own4 = cursor(source.comments);
  const code3 = cursor(source.code.map(({ span }) => span));
  const inline = cursor(source.inlineCode.map(({ span }) => span));
  const quotes = cursor(source.blockquotes);
  const found = [];
  for (let open = text5.indexOf("<!--"); open !== -1; open = text5.indexOf("<!--", open + "<!--".length)) {
    if (own4(open)?.start === open) continue;
    const inner = text5.slice(open + "<!--".length, open + longest);
    const close = inner.indexOf("-->");
    const lead = leadingSpace(inner);
    const headed = matchHead(inner.slice(lead, close === -1 ? inner.length : Math.max(lead, close)), close !== -1, contracts);
    if (headed === void 0) continue;
    const start = open + "<!--".length + lead;
    const head = { text: inner.slice(lead, lead + headed.end), span: { start, end: start + headed.end } };
    const parameters = new Map([...headed.parameters].map(([name, part2]) => [name, { text: part2.text, span: { start: start + part2.span.start, end: start + part2.span.end } }]));
    const where = code3(open) !== void 0 ? "code" : inline(open) !== void 0 ? "inline-code" : quotes(open) !== void 0 ? "blockquote" : "text";
    const before = text5.slice(Math.max(0, open - longest), open);
    const line = before.slice(Math.max(before.lastIndexOf("\n"), before.lastIndexOf("\r")) + 1);
    found.push({
      contract: headed.contract,
      span: { start: open, end: close === -1 ? head.span.end : open + "<!--".length + close + "-->".length },
      head,
      parameters,
      where,
      atLineStart: /^[\s\p{Cf}]*$/u.test(line)
    });
  }
  return found;
}
function matchHead(text5, closed, contracts) {
  for (const contract of contracts) {
    const found = matchAny(contract, text5);
    if (found === void 0) continue;
    const alone2 = closed && text5.slice(found.match.end).trim() === "";
    if (contract.payload?.in === "comment" || alone2) return { contract, end: found.match.end, parameters: found.match.parameters };
  }
  return void 0;
}
function cursor(spans) {
  let at = 0;
  return (offset) => {
    while ((spans[at]?.end ?? Infinity) <= offset) at += 1;
    const span = spans[at];
    return span !== void 0 && span.start <= offset ? span : void 0;
  };
}

// src/parse/markers/mirrors.ts
function findMirrors(text5, sections, code3, contracts) {
  const mirroring = contracts.flatMap((contract) => contract.mirror === void 0 ? [] : [{ contract, mirror: contract.mirror }]);
  if (mirroring.length === 0) return [];
  return sections.flatMap((section) => {
    const { heading: heading2, span } = section;
    const found = heading2.within.length > 0 ? void 0 : mirroring.find(({ mirror }) => mirror.title.toLowerCase() === heading2.text.trim().toLowerCase());
    if (found === void 0) return [];
    const fence = code3.find((node2) => node2.span.start > heading2.span.end && node2.span.start < span.end && node2.within.length === 0);
    const end = fence?.span.start ?? span.end;
    const reader = new MirrorReader(found.mirror, text5, heading2.depth);
    for (const line of linesFrom(text5, heading2.span.end)) {
      if (line.span.start >= end) break;
      reader.line(line);
    }
    return [{ contract: found.contract, heading: heading2.span, span: { start: span.start, end }, ...reader.finish(end) }];
  });
}
var headingLine = /^ {0,3}#{1,6}[ \t]+(.*?)[ \t]*#*[ \t]*$/;
var boldBullet = /^([ \t]*)[-*+][ \t]+(?:\*\*|__)([^*_:]+(?:_[^*_:]+)*)(?:\*\*|__)(?:[ \t]*:[ \t]*(.*?)|)[ \t]*$/;
var MirrorReader = class {
  #mirror;
  #text;
  #depth;
  #entries = [];
  #entry;
  #block;
  #none;
  constructor(mirror, text5, depth) {
    this.#mirror = mirror;
    this.#text = text5;
    this.#depth = depth;
  }
  line(line) {
    const { text: text5, span } = line;
    if (this.#mirror.none !== void 0 && text5.trim() === this.#mirror.none) this.#none = span;
    const heading2 = headingLine.exec(text5);
    const bullet2 = heading2 === null ? boldBullet.exec(text5) : null;
    if (heading2 !== null && /^ *#+/.exec(text5)?.[0].trim().length !== this.#depth) {
      if (this.#mirror.entries.includes("heading")) this.#open(part(line, heading2[1] ?? ""), "heading", span.start);
    } else if (bullet2 !== null) {
      this.#bullet(line, bullet2[2] ?? "", bullet2[3]);
    } else if (this.#block !== void 0 && /^[ \t]+\S/.test(text5)) {
      const start = text5.length - text5.trimStart().length;
      this.#block.lines.push({ text: text5.trim(), start: span.start + start, end: span.start + text5.trimEnd().length });
    } else if (text5.trim() !== "") this.#closeBlock();
  }
  finish(end) {
    this.#close(end);
    return { entries: this.#entries, none: this.#none };
  }
  #open(name, form, start) {
    this.#close(start);
    this.#entry = { name, form, start, bullets: [] };
  }
  #bullet(line, label, value) {
    this.#closeBlock();
    const labelPart = part(line, label);
    if (value === void 0) {
      if (this.#mirror.entries.includes("bullet")) this.#open(labelPart, "bullet", line.span.start);
      return;
    }
    if (this.#entry === void 0) return;
    const key = this.#mirror.bullets.get(label.trim());
    if (value === "|" || value === "|-") {
      this.#block = { label: labelPart, key, at: line.span.end, lines: [] };
      return;
    }
    const start = line.span.start + line.text.indexOf(value, labelPart.span.end - line.span.start);
    const quoted = /^"(.*)"$/.exec(value);
    const inner = quoted?.[1] ?? value;
    const from = start + (quoted === null ? 0 : 1);
    this.#entry.bullets.push({ label: labelPart, key, value: { text: inner, span: { start: from, end: from + inner.length } }, form: quoted === null ? "plain" : "quoted" });
  }
  #closeBlock() {
    const block = this.#block;
    this.#block = void 0;
    if (block === void 0) return;
    const first = block.lines[0];
    const last = block.lines.at(-1);
    const span = { start: first?.start ?? block.at, end: last?.end ?? block.at };
    this.#entry?.bullets.push({ label: block.label, key: block.key, value: { text: block.lines.map(({ text: text5 }) => text5).join("\n"), span }, form: "block" });
  }
  #close(end) {
    this.#closeBlock();
    const entry = this.#entry;
    this.#entry = void 0;
    if (entry === void 0) return;
    const length = this.#text.slice(entry.start, end).trimEnd().length;
    this.#entries.push({ name: entry.name, form: entry.form, span: { start: entry.start, end: entry.start + length }, bullets: entry.bullets });
  }
};
function part(line, text5) {
  const start = line.span.start + line.text.indexOf(text5);
  return { text: text5, span: { start, end: start + text5.length } };
}

// src/parse/markers/near-markers.ts
function findNearMarkers(source, comments, contracts) {
  return comments.flatMap((comment) => {
    for (const contract of contracts) {
      const miss = missOf(comment, contract);
      if (miss !== void 0) return [{ contract, span: comment.span, place: placeOf3(source, comment), ...miss }];
    }
    return [];
  });
}
function missOf(comment, contract) {
  const { inner, closed, span } = comment;
  const lead = leadingSpace(inner.text);
  const text5 = inner.text.slice(lead);
  const exact = matchAny(contract, text5);
  if (exact !== void 0) {
    if (!closed) return { code: "unclosed", at: { start: span.start, end: span.start + "<!--".length }, found: "<!--", parameter: void 0, meant: void 0 };
    const rest = partOf2(inner, lead + exact.match.end, inner.text.trimEnd().length);
    return { code: "trailing-text", at: rest.span, found: rest.text, parameter: void 0, meant: void 0 };
  }
  if (!closed) return void 0;
  for (const pattern of [contract.head, ...contract.pair === void 0 ? [] : [contract.pair.end]]) {
    const near = /\w/.test(pattern.literals[0] ?? "") ? pattern.matchNearly(inner.text) : void 0;
    const behind = near === void 0 ? "" : inner.text.slice(near.end);
    if (near !== void 0 && (behind.trim() === "" || contract.payload?.in === "comment")) return judge(inner, pattern, near, behind);
  }
  return misspelt(inner, lead, contract);
}
function judge(inner, pattern, near, behind) {
  const bad = [...pattern.parameters].find(([name, parameter]) => !fits(parameter, near.parameters.get(name)?.text ?? ""));
  const texts = new Map([...near.parameters].map(([name, { text: text5 }]) => [name, text5]));
  if (bad !== void 0) {
    const [name, parameter] = bad;
    const written = near.parameters.get(name);
    if (written === void 0) return void 0;
    const repaired = repair(parameter, written.text);
    if (repaired !== void 0) texts.set(name, repaired);
    const code3 = repaired !== void 0 ? codeOf(written.text, repaired) : isPlaceholder(written.text) ? "placeholder" : "parameter";
    return { code: code3, at: inner.map.spanToOuter(written.span), found: written.text, parameter: name, meant: repaired === void 0 ? void 0 : `<!-- ${pattern.fill(texts)}${endOf(behind)}` };
  }
  const meant = `<!-- ${pattern.fill(texts)}${endOf(behind)}`;
  for (const [index2, literal] of near.literals.entries()) {
    const declared = pattern.literals[index2] ?? "";
    if (literal.text === declared) continue;
    const hidden2 = new RegExp("\\p{Cf}+", "u").exec(literal.text);
    const at2 = hidden2 === null ? differing(literal, declared) : { start: literal.span.start + hidden2.index, end: literal.span.start + hidden2.index + hidden2[0].length };
    return { code: codeOf(literal.text, declared), at: inner.map.spanToOuter(at2), found: inner.text.slice(at2.start, at2.end), parameter: void 0, meant };
  }
  const hidden = new RegExp("\\p{Cf}", "u").exec(inner.text);
  if (hidden === null) return void 0;
  const at = { start: hidden.index, end: hidden.index + hidden[0].length };
  return { code: "invisible", at: inner.map.spanToOuter(at), found: hidden[0], parameter: void 0, meant };
}
function endOf(behind) {
  return behind.trim() === "" ? " -->" : `${behind}-->`;
}
function codeOf(found, meant) {
  if (new RegExp("\\p{Cf}", "u").test(found)) return "invisible";
  if (found.toLowerCase() === meant.toLowerCase()) return "case";
  return found.replaceAll(/\s/g, "").toLowerCase() === meant.replaceAll(/\s/g, "").toLowerCase() ? "spacing" : "separator";
}
function differing({ text: text5, span }, declared) {
  let start = 0;
  while (start < text5.length && text5[start] === declared[start]) start += 1;
  let end = text5.length;
  let declaredEnd = declared.length;
  while (end > start && declaredEnd > start && text5[end - 1] === declared[declaredEnd - 1]) {
    end -= 1;
    declaredEnd -= 1;
  }
  if (start === end) return { start: span.start, end: Math.max(span.end, span.start + 1) };
  return { start: span.start + start, end: span.start + end };
}
function fits(parameter, text5) {
  switch (parameter.type) {
    case "enum":
      return parameter.words.includes(text5);
    case "integer":
      return /^\d+$/.test(text5);
    case "version":
      return /^[\d.]+$/.test(text5);
    case "word":
      return /^[\w-]+$/.test(text5);
  }
}
function repair(parameter, text5) {
  const visible = text5.replaceAll(new RegExp("\\p{Cf}", "gu"), "");
  if (parameter.type === "enum") return parameter.words.find((word) => word.toLowerCase() === visible.toLowerCase());
  return visible !== text5 && fits(parameter, visible) ? visible : void 0;
}
function isPlaceholder(text5) {
  return /^(?:\{.*\}|<.*>|\[.*\]|\$.*|%.*|[A-Z][A-Z_]*|[xX]+|[nN]+|\.{3}|…)$/.test(text5);
}
function misspelt(inner, lead, contract) {
  const declared = /^[\w-]*\w/.exec(contract.head.literals[0] ?? "")?.[0] ?? "";
  const written = /^[\w-]*/.exec(inner.text.slice(lead, lead + declared.length + 2))?.[0] ?? "";
  if (declared.length < 6 || written.length < declared.length - 2) return void 0;
  const rest = inner.text.slice(lead);
  for (const length of [declared.length, declared.length - 1, declared.length + 1]) {
    const word = rest.slice(0, length);
    if (word === declared || !/^[\w-]+$/.test(word) || declared.startsWith(word) || word.startsWith(declared) || !isSlip(word, declared)) continue;
    const repaired = declared + rest.slice(length);
    const match = contract.head.match(repaired);
    if (match === void 0 || repaired.slice(match.end).trim() !== "" && contract.payload?.in !== "comment") continue;
    const at = { start: lead, end: lead + length };
    return { code: "spelling", at: inner.map.spanToOuter(at), found: word, parameter: void 0, meant: `<!-- ${repaired.trimEnd()} -->` };
  }
  return void 0;
}
function partOf2(inner, start, end) {
  const raw = inner.text.slice(start, end);
  const from = start + raw.length - raw.trimStart().length;
  return { text: raw.trim(), span: inner.map.spanToOuter({ start: from, end: Math.max(from, end) }) };
}

// src/parse/note/plain-text.ts
var longest2 = 4e3;
var markup = /(?<code>`{1,4})(?<inside>[^`\n]+)\k<code>(?!`)|!?\[(?<text>[^[\]\n]{0,500})\]\((?:<[^>\n]{0,500}>|[^()\s]{0,500})(?:\s+"[^"\n]{0,200}")?\)|(?<comment><!--(?:(?!-->)[^]){0,500}-->)|\\(?<escaped>[!-/:-@[-`{-~])|(?<star>\*+|(?<!\w)_+(?=\S)|(?<=\S)_+(?!\w))|(?<space>[ \t]*(?:\r\n?|\n)[ \t]*(?:>[ \t]*)?|[ \t]{2,})/g;
function plainText(document3, span) {
  const end = Math.min(span.end, span.start + longest2);
  const source = document3.slice(span.start, end);
  let text5 = "";
  const pieces = [];
  const add2 = (piece, offset) => {
    if (piece === "") return;
    pieces.push({ at: text5.length, offset });
    text5 += piece;
  };
  let last = 0;
  for (const match of source.matchAll(markup)) {
    const { index: index2, groups = {} } = match;
    add2(source.slice(last, index2), span.start + last);
    last = index2 + match[0].length;
    const offset = span.start + index2;
    if (groups["inside"] !== void 0) add2(groups["inside"], offset + (groups["code"]?.length ?? 0));
    else if (groups["text"] !== void 0) addInner(document3, add2, groups["text"], offset + match[0].indexOf("[") + 1);
    else if (groups["escaped"] !== void 0) add2(groups["escaped"], offset + 1);
    else if (groups["star"] !== void 0) {
      if (/\s/.test(source[index2 - 1] ?? "x") && /\s/.test(source[last] ?? "x")) add2(match[0], offset);
    } else if (groups["space"] !== void 0) add2(" ", offset);
  }
  add2(source.slice(last), span.start + last);
  return build(text5, pieces, span.start, end);
}
function addInner(document3, add2, inner, offset) {
  if (!/[`*_\\]/.test(inner)) {
    add2(inner, offset);
    return;
  }
  const plain = plainText(document3, { start: offset, end: offset + inner.length });
  for (let at = 0; at < plain.text.length; at += 1) add2(plain.text[at] ?? "", plain.offsetOf(at));
}
function build(text5, pieces, start, end) {
  const leading = text5.length - text5.trimStart().length;
  const trimmed = text5.trim();
  const offsetOf = (given) => {
    const at = given + leading;
    let low = 0;
    let high = pieces.length - 1;
    while (low < high) {
      const middle = low + high + 1 >> 1;
      if ((pieces[middle]?.at ?? 0) <= at) low = middle;
      else high = middle - 1;
    }
    const piece = pieces[low];
    return piece === void 0 ? start : Math.min(piece.offset + at - piece.at, end);
  };
  const endOf3 = (at) => at === 0 ? offsetOf(0) : offsetOf(at - 1) + 1;
  const spanOf3 = (inner) => ({ start: offsetOf(inner.start), end: Math.max(offsetOf(inner.start), endOf3(inner.end)) });
  return { text: trimmed, span: spanOf3({ start: 0, end: trimmed.length }), offsetOf, spanOf: spanOf3 };
}
function placeParts(match, plain) {
  return match === void 0 ? void 0 : new Map([...match.parts].map(([name, { text: text5, span }]) => [name, { text: text5, span: plain.spanOf(span) }]));
}

// src/parse/note/yaml-nodes.ts
function textNode({ text: text5, span }) {
  return { kind: "scalar", span, style: "plain", header: "", value: text5, text: text5, source: text5, tag: void 0, comment: void 0 };
}
function mappingNode(span, entries) {
  const pairs = entries.flatMap(([key, value]) => value === void 0 ? [] : [{ key: textNode({ text: key.trim().replaceAll(/\s+/g, "_"), span: value.span }), value, span: value.span }]);
  return { kind: "mapping", span, flow: false, tag: void 0, pairs };
}
function listNode(span, items) {
  return { kind: "sequence", span, flow: false, tag: void 0, items };
}
function partNodes(parts) {
  return [...parts ?? []].map(([name, part2]) => [name, textNode(part2)]);
}

// src/parse/note/entries.ts
function findEntries(input, contracts) {
  if (contracts.length === 0) return [];
  const contractOf = (as) => contracts.find((each) => each.as === as);
  const items = contractOf("items");
  const found = [...readTables(input, contracts), ...readYamlEntries(input, contractOf("yaml")), ...items === void 0 ? [] : readItems(input, items)];
  return found.sort((a, b) => a.at.start - b.at.start);
}
function readTables({ document: document3, tables }, contracts) {
  return tables.flatMap(({ rows, span }) => {
    const [head, ...body] = rows;
    if (head === void 0) return [];
    const columns = head.cells.map((cell) => plainText(document3, withoutPipes(document3, cell)));
    const forms = contracts.filter(({ as }) => as === "table");
    const contract = forms.find((each) => each.columns.every((name, index2) => columns[index2]?.text === name)) ?? forms[0];
    const values = body.map((row) => mappingNode(row.span, row.cells.flatMap((cell, index2) => columns[index2] === void 0 ? [] : [[columns[index2].text, textNode(plainText(document3, withoutPipes(document3, cell)))]])));
    return [{ as: "table", contract, at: head.span, span, values, trees: [], columns, items: [] }];
  });
}
function withoutPipes(document3, { start, end }) {
  const cell = document3.slice(start, end);
  const before = /^\|/.exec(cell)?.[0].length ?? 0;
  const behind = /(?<!\\)\|[ \t]*$/.exec(cell.slice(before))?.[0].length ?? 0;
  return { start: start + before, end: end - behind };
}
var entryLine = /^ {0,3}-[ \t]+["']?[A-Za-z_][\w .-]{0,60}["']?:(?:[ \t]|$)/;
function readYamlEntries({ document: document3, lines, fences }, contract) {
  const trees = [];
  const spans = [];
  for (const fence of fences.filter(({ lang }) => /^ya?ml$/i.test(lang ?? ""))) {
    const { text: text5, map: map3 } = codeContent(document3, fence);
    const tree = readYaml(text5, map3, { document: document3 });
    if (tree.faults.length === 0 && tree.root?.kind !== "sequence" && tree.root?.kind !== "mapping") continue;
    trees.push(tree);
    spans.push(fence.span);
  }
  for (const region of yamlRegions(lines)) {
    trees.push(readYaml(document3.slice(region.start, region.end), shiftMap(region.start), { document: document3 }));
    spans.push(region);
  }
  const [first] = [...spans].sort((a, b) => a.start - b.start);
  if (first === void 0) return [];
  const end = Math.max(...spans.map((each) => each.end));
  const lineEnd = /[\r\n]/.exec(document3.slice(first.start, first.end))?.index ?? first.end - first.start;
  const values = trees.flatMap(({ root: root2 }) => root2?.kind === "sequence" ? root2.items : root2 === void 0 ? [] : [root2]);
  return [{ as: "yaml", contract, at: { start: first.start, end: first.start + lineEnd }, span: { start: first.start, end }, values: sortNodes(values), trees, columns: [], items: [] }];
}
function sortNodes(nodes) {
  return [...nodes].sort((a, b) => a.span.start - b.span.start);
}
function yamlRegions(lines) {
  const regions = [];
  for (const [index2, { text: text5, span }] of lines.entries()) {
    const open = regions.at(-1);
    const continues = open !== void 0 && open.last === index2 - 1;
    if (entryLine.test(text5)) {
      if (continues) Object.assign(open, { end: span.end, last: index2 });
      else regions.push({ start: span.start, end: span.end, last: index2 });
    } else if (continues && /^[ \t]+\S/.test(text5)) Object.assign(open, { end: span.end, last: index2 });
    else if (continues && text5.trim() === "") open.last = index2;
  }
  return regions;
}
function readItems(input, contract) {
  const items = itemsOf(input, contract.forms);
  const [first] = items;
  if (first === void 0) return [];
  const values = items.map(({ span, parts }) => mappingNode(span, [...parts ?? []].map(([name, part2]) => [name, textNode(part2)])));
  return [{ as: "items", contract, at: first.span, span: { start: first.span.start, end: items.at(-1)?.span.end ?? first.span.end }, values, trees: [], columns: [], items }];
}
function itemsOf({ document: document3, items }, forms) {
  return items.map(({ span }) => {
    const line = /^[^\r\n]*/.exec(document3.slice(span.start, span.end))?.[0] ?? "";
    const bullet2 = /^(?:[-*+]|\d{1,9}[.)])[ \t]*(?:\[[^\]]\][ \t]+)?/.exec(line)?.[0].length ?? 0;
    const plain = plainText(document3, { start: span.start + bullet2, end: span.start + line.length });
    return { text: plain.text, span: plain.text === "" ? { start: span.start, end: span.start + line.length } : plain.span, parts: placeParts(matchForms(forms, plain.text), plain) };
  });
}

// src/parse/note/headings.ts
function headingText(document3, { heading: heading2 }) {
  const source = document3.slice(heading2.span.start, heading2.span.end);
  const marks = /^ {0,3}#{1,6}[ \t]*/.exec(source)?.[0].length ?? 0;
  const end = marks > 0 ? source.replace(/(?:[ \t]+#+)?[ \t]*$/, "").length : source.lastIndexOf("\n");
  return plainText(document3, { start: heading2.span.start + marks, end: heading2.span.start + Math.max(marks, end) });
}
function readHeading(document3, section, parents, contract) {
  const plain = headingText(document3, section);
  const { rest, suffixes } = withoutSuffixes(plain, contract.suffixes);
  const name = { text: rest, span: plain.spanOf({ start: 0, end: rest.length }) };
  const named = contract.sections.flatMap((each) => {
    const match = matchForms(each.heading, rest);
    return match === void 0 ? [] : [{ each, match }];
  });
  const found = named.find(({ each }) => each.level === section.heading.depth && (each.within === void 0 || parents.includes(each.within)));
  const parts = placeParts((found ?? named[0])?.match, plain) ?? /* @__PURE__ */ new Map();
  return { name, suffixes, contract: found?.each, misplaced: found === void 0 ? named[0]?.each : void 0, parts };
}
var mostSuffixes = 8;
function withoutSuffixes(plain, forms) {
  const suffixes = [];
  let rest = plain.text;
  for (let count = 0; count < mostSuffixes; count += 1) {
    const found = forms.map((form) => ({ form, match: form.matchEnd(rest) })).find(({ match }) => match !== void 0 && match.start > 0);
    if (found?.match === void 0) break;
    suffixes.push({ form: found.form, span: plain.spanOf({ start: found.match.start + (/^\s*/.exec(rest.slice(found.match.start))?.[0].length ?? 0), end: found.match.end }), parts: placeParts(found.match, plain) ?? /* @__PURE__ */ new Map() });
    rest = rest.slice(0, found.match.start).trimEnd();
  }
  return { rest, suffixes };
}

// src/parse/note/labels.ts
var labelled = /^([ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?(?:\[[^\]]\][ \t]+)?)(?:\*\*([^*\n]{1,100}?)(:?)\*\*|__([^_\n]{1,100}?)(:?)__)(:?)[ \t]*/;
function findLabels(document3, lines, contracts) {
  const found = [];
  for (const { text: text5, span } of lines) {
    const match = labelled.exec(text5);
    const colon = (match?.[3] ?? "") + (match?.[5] ?? "") + (match?.[6] ?? "");
    const label = match?.[2] ?? match?.[4];
    if (match !== null && label !== void 0 && colon !== "") {
      const start = span.start + (match[1]?.length ?? 0) + 2;
      found.push({ label: label.trim(), labelSpan: { start, end: start + label.length }, rest: { start: span.start + match[0].length, end: span.end }, below: [] });
    } else if (text5.trim() !== "" && !/^[ \t]*(?:[-*_][ \t]*){3,}$/.test(text5)) {
      found.at(-1)?.below.push({ start: span.start + (text5.length - text5.trimStart().length), end: span.start + text5.trimEnd().length });
    }
  }
  return found.map(({ rest, ...each }) => {
    const contract = contracts.find(({ keys }) => keys.has(labelKey(each.label)));
    const value = plainText(document3, rest);
    const forms = contract?.forms ?? [];
    const match = contract?.starts === true ? matchFormsAtStart(forms, value.text, true) : matchForms(forms, value.text);
    const bullets = each.below.filter(({ start }) => /^(?:[-*+]|\d{1,9}[.)])[ \t]/.test(document3.slice(start, start + 12))).length;
    return { ...each, bullets, contract, value: { text: value.text, span: value.text === "" ? { start: rest.start, end: rest.start } : value.span }, parts: placeParts(match, value) };
  });
}

// src/parse/note/note-value.ts
function noteValue(document3, { contract, path: path2, title, fields, sections, items, data }) {
  const nowhere = { start: 0, end: 0 };
  const bySection = contract.sections.flatMap(({ key, many, series }) => {
    const found = sections.filter((each) => each.contract?.key === key);
    const [first] = found;
    if (first === void 0) return [];
    if (many || series !== void 0) return [[key, listNode(first.name.span, found.map(sectionNode))]];
    return [[key, sectionNode(first)]];
  });
  return mappingNode(nowhere, [
    ["path", path2 === void 0 ? void 0 : mappingNode(nowhere, partNodes(path2))],
    ["title", title?.parts === void 0 ? void 0 : mappingNode(title.span, partNodes(title.parts))],
    ["frontmatter", document3.frontmatter?.mapping],
    ["fields", mappingNode(fields[0]?.labelSpan ?? nowhere, labelNodes(fields))],
    ["items", listNode(items[0]?.span ?? nowhere, items.map(({ span, parts }) => mappingNode(span, partNodes(parts))))],
    ["data", data?.root],
    ["sections", mappingNode(sections[0]?.name.span ?? nowhere, bySection)]
  ]);
}
function sectionNode({ name, parts, first, firstParts, labels, data, entries }) {
  return mappingNode(name.span, [
    ...partNodes(parts),
    ["first", firstParts === void 0 ? void 0 : mappingNode(first?.span ?? name.span, partNodes(firstParts))],
    ["labels", mappingNode(name.span, labelNodes(labels))],
    ["data", data === void 0 ? void 0 : data.contract.language === "jsonl" ? listNode(data.fence.span, data.trees.flatMap(({ root: root2 }) => root2 ?? [])) : data.trees[0]?.root],
    ["entries", entries.length === 0 ? void 0 : listNode(name.span, entries.flatMap(({ values }) => values))]
  ]);
}
function labelNodes(labels) {
  return labels.map(({ label, contract, value, parts }) => {
    const [part2, ...others] = parts?.values() ?? [];
    return [contract?.label ?? label, textNode(part2 !== void 0 && others.length === 0 ? part2 : value)];
  });
}

// src/parse/note/sections.ts
function readSections(input, title, contract) {
  const { text: text5, sections } = input;
  const made = /* @__PURE__ */ new Map();
  const slices = new Slicer(input);
  sections.forEach((section, index2) => {
    if (section === title) return;
    const parent = section.parent === void 0 ? void 0 : made.get(section.parent);
    const heading2 = readHeading(text5, section, keysAbove(parent), contract);
    const body = { start: section.heading.span.end, end: sections[index2 + 1]?.heading.span.start ?? text5.length };
    made.set(section, { section, parent, ...heading2, body, ...readBody(slices, body, heading2.contract) });
  });
  return [...made.values()];
}
function keysAbove(parent) {
  return parent === void 0 ? [] : [...keysAbove(parent.parent), ...parent.contract === void 0 ? [] : [parent.contract.key]];
}
function readBody(slices, body, contract) {
  const { text: text5 } = slices;
  const lines = slices.lines(body);
  const first = firstText(text5, lines);
  const fences = slices.code(body);
  return {
    first: first?.read,
    firstParts: contract?.first === void 0 ? void 0 : findFirst(text5, first?.paragraphs ?? [], contract.first),
    labels: findLabels(text5, lines, contract?.labels ?? []),
    data: contract?.data === void 0 ? void 0 : readData2(text5, fences, contract.data),
    entries: contract === void 0 ? [] : findEntries({ document: text5, lines, fences, tables: slices.tables(body), items: slices.items(body) }, contract.entries)
  };
}
function firstText(text5, lines) {
  const paragraphs = [];
  let open = false;
  for (const { text: line, span } of lines) {
    const blank = line.trim() === "";
    const starts = /^\s*(?:[-*+]|\d{1,9}[.)])\s/.test(line);
    const last = paragraphs.at(-1);
    if (blank) open = false;
    else if (open && !starts && last !== void 0) last.end = span.end;
    else {
      const sign = /^\s*(?:(?:[-*+]|\d{1,9}[.)])\s+|>\s*)?/.exec(line)?.[0].length ?? 0;
      paragraphs.push({ start: span.start + sign, end: span.end });
      open = true;
    }
  }
  const [first] = paragraphs;
  return first === void 0 ? void 0 : { read: plainText(text5, first), paragraphs };
}
function findFirst(text5, paragraphs, contract) {
  for (const paragraph2 of contract.later ? paragraphs : paragraphs.slice(0, 1)) {
    const plain = plainText(text5, paragraph2);
    const parts = placeParts(matchFormsAtStart(contract.forms, plain.text, contract.ignoresCase), plain);
    if (parts !== void 0) return parts;
  }
  return void 0;
}
function readData2(text5, fences, contract) {
  const fence = fences.find(({ lang }) => lang !== void 0 && contract.fenceNames.includes(lang.toLowerCase()));
  if (fence === void 0) return void 0;
  const content3 = codeContent(text5, fence);
  if (contract.language === "yaml") return { contract, fence, trees: [readYaml(content3.text, content3.map, { document: text5 })] };
  if (contract.language === "json") return { contract, fence, trees: [readJsonViews(content3.text, content3.map)] };
  const trees = [...linesFrom(content3.text)].flatMap((line) => line.text.trim() === "" ? [] : [readJsonViews(line.text, composeMaps(shiftMap(line.span.start), content3.map))]);
  return { contract, fence, trees };
}
var Slicer = class {
  text;
  #input;
  /** What is no text: code and comments, in order. */
  #silent;
  #next = /* @__PURE__ */ new Map();
  #silentAt = 0;
  constructor(input) {
    this.text = input.text;
    this.#input = { ...input, code: outermost(input.code), tables: outermost(input.tables), items: outermost(input.items) };
    const comments = input.html.filter(({ value, inline }) => !inline && value.startsWith("<!--"));
    this.#silent = [...input.code, ...comments].map(({ span }) => span).sort((a, b) => a.start - b.start);
  }
  code(body) {
    return this.#slice(this.#input.code, body);
  }
  tables(body) {
    return this.#slice(this.#input.tables, body);
  }
  items(body) {
    return this.#slice(this.#input.items, body);
  }
  /** The lines of a span without those of code and comments, which are blank there. */
  lines(body) {
    const lines = [];
    for (const line of linesFrom(this.text, body.start)) {
      if (line.span.start >= body.end) break;
      const { span } = line;
      while ((this.#silent[this.#silentAt]?.end ?? Infinity) <= span.start) this.#silentAt += 1;
      const silent = this.#silent[this.#silentAt];
      const hidden = silent !== void 0 && silent.start < span.end && silent.end > span.start;
      lines.push(hidden ? { ...line, text: "" } : line);
      if (line.next >= this.text.length && span.end === this.text.length) break;
    }
    return lines;
  }
  #slice(nodes, body) {
    let at = this.#next.get(nodes) ?? 0;
    while ((nodes[at]?.span.start ?? Infinity) < body.start) at += 1;
    const from = at;
    while ((nodes[at]?.span.start ?? Infinity) < body.end) at += 1;
    this.#next.set(nodes, at);
    return nodes.slice(from, at);
  }
};
function outermost(nodes) {
  return nodes.filter(({ within }) => within.length === 0);
}

// src/parse/note/read-notes.ts
function readNotes(document3, contracts) {
  return contracts.filter((contract) => isNote(document3, contract)).map((contract) => contract.format === "yaml" ? readData3(document3, contract) : readNote(document3, contract));
}
function isNote(document3, contract) {
  if (!contract.files.some(({ glob, kind }) => kind === document3.kind && glob.matches(document3.path))) return false;
  if (contract.signs.length === 0 || contract.format === "yaml") return true;
  return document3.sections().some((section) => matchForms(contract.signs, readHeading(document3.text, section, [], contract).name.text) !== void 0);
}
function readNote(document3, contract) {
  const { text: text5 } = document3;
  const all2 = document3.sections();
  const input = { text: text5, sections: all2, code: document3.nodes("code"), html: document3.nodes("html"), tables: document3.nodes("table"), items: document3.nodes("listItem") };
  const titleSection = all2.find(({ heading: heading2 }) => heading2.depth === 1);
  const title = titleSection === void 0 ? void 0 : readTitle(headingText(text5, titleSection), contract);
  const from = titleSection?.heading.span.end ?? document3.frontmatter?.span.end ?? 0;
  const to = all2.find(({ heading: heading2 }) => heading2.span.start >= from)?.heading.span.start ?? text5.length;
  const silent = [...input.code, ...input.html.filter(({ inline }) => !inline)].map(({ span }) => span).filter(({ start }) => start >= from && start < to);
  const head = [...linesFrom(text5.slice(0, to), from)].filter(({ span }) => !silent.some(({ start, end }) => start < span.end && end > span.start));
  const parts = {
    contract,
    path: readPath(document3.path, contract),
    title,
    fields: findLabels(text5, head, contract.fields),
    sections: readSections(input, titleSection, contract),
    items: contract.items === void 0 ? [] : itemsOf({ document: text5, items: input.items.filter(({ within }) => within.length === 0) }, contract.items.forms),
    data: void 0
  };
  return { ...parts, value: noteValue(document3, parts) };
}
function readTitle(plain, contract) {
  return { text: plain.text, span: plain.span, parts: placeParts(matchForms(contract.title?.forms ?? [], plain.text), plain) };
}
function readPath(path2, contract) {
  const match = matchForms(contract.path?.forms ?? [], path2);
  return match === void 0 ? void 0 : new Map([...match.parts].map(([name, { text: text5 }]) => [name, { text: text5, span: { start: 0, end: 0 } }]));
}
function readData3(document3, contract) {
  const data = readYaml(document3.text, shiftMap(0));
  const parts = { contract, path: readPath(document3.path, contract), title: void 0, fields: [], sections: [], items: [], data };
  return { ...parts, value: noteValue(document3, parts) };
}

// src/parse/sections.ts
function findSections(headings, length) {
  const own4 = headings.filter(({ within }) => within.length === 0);
  const ends = own4.map(() => length);
  const open = [];
  for (const [index2, heading2] of own4.entries()) {
    for (let last = open.at(-1); last !== void 0 && (own4[last]?.depth ?? 0) >= heading2.depth; last = open.at(-1)) {
      ends[last] = heading2.span.start;
      open.pop();
    }
    open.push(index2);
  }
  const ancestors = [];
  return own4.map((heading2, index2) => {
    while ((ancestors.at(-1)?.heading.depth ?? 0) >= heading2.depth) ancestors.pop();
    const section = { heading: heading2, span: { start: heading2.span.start, end: ends[index2] ?? length }, parent: ancestors.at(-1) };
    ancestors.push(section);
    return section;
  });
}

// src/parse/snippet/find-snippets.ts
function findSnippets(document3, code3, language, readers) {
  return code3.filter(({ lang, span }) => languageOf(lang) === language && span.end - span.start <= longestCode).map((fence) => {
    const read2 = readers[language];
    if (read2 === void 0) throw new Error(`the parser of ${language} is not loaded`);
    return read2(snippetCode(document3, fence));
  });
}

// src/parse/document.ts
var dataKinds = /* @__PURE__ */ new Set(["manifest", "thread", "journal", "task", "contract", "config"]);
function createDocument(input, reader) {
  const { text: text5, kind } = input;
  const source = input.source ?? createSourceText(text5);
  const isMarkdown = !dataKinds.has(kind);
  const frontmatter = once(
    () => isMarkdown ? readFrontmatter(text5, kind) : { frontmatter: void 0, nearMisses: [], bodyStart: 0 }
  );
  let markdownLimit;
  const index2 = once(() => {
    if (!isMarkdown) return void 0;
    const { bodyStart } = frontmatter();
    const limit = reader.parser.limit(text5.slice(bodyStart));
    if (limit === void 0) return reader.parser.open(text5, bodyStart, reader.wanted(kind));
    markdownLimit = { code: "markdown-limit", span: shiftMap(bodyStart).spanToOuter(limit.span), reason: limit.reason };
    return void 0;
  });
  const nodes = (type) => index2()?.nodes(type) ?? [];
  const snippets = /* @__PURE__ */ new Map();
  const snippetsIn = (language) => {
    const found = snippets.get(language) ?? findSnippets(text5, nodes("code"), language, reader.snippets ?? {});
    snippets.set(language, found);
    return found;
  };
  const json = once(() => {
    if (kind === "manifest") return readJson(text5);
    return kind === "thread" ? readJsonStream(text5) : void 0;
  });
  const faults = once(() => {
    const given = input.faults ?? [];
    if (given.length > 0) return given;
    const jsonFault = json()?.fault;
    return jsonFault === void 0 ? [] : [jsonFault];
  });
  const embedded = once(
    () => findComments2(kind === "thread" ? [...json()?.values ?? [], ...json()?.unfinished ?? []] : []).map(
      ({ body, target, comment }) => createDocument(
        {
          path: input.path,
          kind: "comment",
          text: body.value,
          faults: findTextFaults(body.value),
          embedding: { outer: source, map: jsonStringMap(text5, body), encode: encodeJsonString, comment },
          target: target ?? input.target
        },
        reader
      )
    )
  );
  const commandCalls = once(() => {
    const readShell = reader.snippets?.shell;
    const commands = commandsNamed(reader.contracts.commands, text5, input.path);
    if (!isMarkdown || readShell === void 0 || commands.length === 0) return [];
    return findCalls({ text: text5, code: nodes("code"), inlineCode: nodes("inlineCode"), shell: snippetsIn("shell"), readShell }, commands);
  });
  const sections = once(() => findSections(nodes("heading"), text5.length));
  const { markers: contracts } = reader.contracts;
  const comments = once(() => {
    if (!text5.includes("<!--") || contracts.length === 0) return { markers: [], others: [] };
    return sortComments({ text: text5, source, html: nodes("html"), code: nodes("code") }, contracts);
  });
  const mentions = once(() => {
    if (!text5.includes("<!--") || contracts.length === 0) return [];
    const { markers, others } = comments();
    const own4 = [...markers, ...others].map(({ span }) => span).sort(compareSpans);
    const blockquotes = nodes("html").filter(({ within }) => within.includes("blockquote")).map(({ span }) => span);
    const inlineCode2 = reader.wanted(kind).has("inlineCode") ? nodes("inlineCode") : [];
    return findMentions({ text: text5, code: nodes("code"), inlineCode: inlineCode2, blockquotes, comments: own4 }, contracts);
  });
  const document3 = {
    kind,
    path: input.path,
    fileName: input.fileName ?? input.path.slice(input.path.lastIndexOf("/") + 1),
    folderNames: input.folderNames ?? [],
    text: text5,
    source,
    hasByteOrderMark: input.hasByteOrderMark ?? false,
    get faults() {
      return faults();
    },
    get markdownLimit() {
      return markdownLimit;
    },
    get frontmatter() {
      return frontmatter().frontmatter;
    },
    get frontmatterNearMisses() {
      return frontmatter().nearMisses;
    },
    nodes,
    sections,
    contracts: reader.contracts,
    markers: () => comments().markers,
    nearMarkers: once(() => findNearMarkers({ text: text5, source }, comments().others, contracts)),
    markerMentions: mentions,
    payloadExamples: once(() => findExamples({ text: text5, code: nodes("code"), payloads: comments().markers.flatMap(({ payload }) => payload?.fence === void 0 ? [] : [payload.fence.node.span]) }, contracts)),
    mirrors: once(() => findMirrors(text5, sections(), nodes("code"), contracts)),
    notes: once(() => readNotes(document3, reader.contracts.notes)),
    snippets: snippetsIn,
    commandCalls,
    json: () => kind === "manifest" && json()?.fault === void 0 ? json()?.values[0] : void 0,
    journal: once(() => {
      if (kind === "task") return openRecord(text5, input.path, reader.contracts.journals);
      return kind === "journal" ? openJournal(input.chunks ?? (() => [text5]), source, input.path, reader.contracts.journals) : void 0;
    }),
    embedded,
    embedding: input.embedding,
    tree: input.tree,
    target: input.target
  };
  return document3;
}
function once(make) {
  let made;
  return () => (made ??= { value: make() }).value;
}

// src/parse/snippet/readers.ts
async function loadSnippetReaders(languages) {
  const loaded = await Promise.all([...languages].map(async (language) => [language, await load(language)]));
  return Object.fromEntries(loaded);
}
async function load(language) {
  switch (language) {
    case "shell":
      return (await import("./shell-LVQUFKXG.js")).readShell;
    case "python":
      return (await import("./python-7WPQTIHI.js")).readPython;
    case "json":
      return (await import("./json-YSSBBZ4S.js")).readJsonSnippet;
  }
}
var fenceWord = /(?:`{3}|~{3})[ \t]*([A-Za-z][\w+-]*)/g;
function languagesIn(text5) {
  const languages = /* @__PURE__ */ new Set();
  for (const [, word] of text5.matchAll(fenceWord)) {
    const language = languageOf(word);
    if (language !== void 0) languages.add(language);
  }
  return languages;
}

// src/engine/rule-set.ts
var RuleLoader = class {
  #entries;
  #loaded = /* @__PURE__ */ new Map();
  constructor(entries) {
    this.#entries = new Map(entries.map((entry) => [entry.id, entry]));
  }
  /** The enabled rules that look at documents of one kind, in the order of their ids. */
  async enabled(settings, kind) {
    const kinds = kind === "thread" ? ["thread", "comment"] : [kind];
    const entries = [...this.#entries.values()].filter(({ id, meta }) => settings.has(id) && kinds.some((each) => meta.kinds.includes(each)));
    return Promise.all(
      entries.map(async (entry) => {
        const { severity, options } = settings.get(entry.id) ?? { severity: entry.meta.severity, options: entry.meta.defaults };
        return { rule: await this.#load(entry), severity, options };
      })
    );
  }
  #load(entry) {
    let rule = this.#loaded.get(entry.id);
    if (rule === void 0) {
      rule = entry.load();
      this.#loaded.set(entry.id, rule);
    }
    return rule;
  }
};
function wantedNodes(rules) {
  return /* @__PURE__ */ new Set(["html", "code", ...rules.flatMap(({ rule }) => rule.meta.nodes ?? [])]);
}
function currentRuleIds(entries) {
  return new Map(entries.flatMap(({ id, meta }) => [[id, id], ...(meta.formerly ?? []).map((former) => [former, id])]));
}
function neededLanguages(rules) {
  return new Set(rules.flatMap(({ rule }) => rule.meta.needs ?? []));
}

// src/engine/streamed-journal.ts
function examineStreamedJournal(input, text5, settings, reader) {
  const { path: path2, kind, fileName, folderNames, tree } = input;
  const common = { path: path2, kind, folderNames, tree, ...fileName !== void 0 && { fileName }, text: "", source: text5, hasByteOrderMark: text5.hasByteOrderMark };
  const first = text5.fault;
  if (first !== void 0) return examine(createDocument({ ...common, faults: [first] }, reader), settings);
  const examination = examine(createDocument({ ...common, chunks: () => text5.chunks() }, reader), settings);
  const { fault } = text5;
  if (fault === void 0) return examination;
  const told = examine(createDocument({ ...common, faults: [fault] }, reader), { ...settings, rules: settings.rules.filter(({ rule }) => rule.meta.readsFaults === true) });
  return { ...examination, findings: [...examination.findings, ...told.findings], failures: [...examination.failures, ...told.failures] };
}

// src/parse/json/chunk-reader.ts
var ChunkReader = class {
  /** How far the text was consumed. */
  at = 0;
  #chunks;
  #kept = "";
  /** The offset at which the kept text begins. */
  #base = 0;
  constructor(chunks) {
    this.#chunks = chunks[Symbol.iterator]();
  }
  /** The next character that is no white space of JSON, without consuming it; `undefined` at the end of the text. */
  peek() {
    for (; ; ) {
      for (; this.at < this.end; this.at += 1) {
        const char = this.#kept[this.at - this.#base] ?? "";
        if (!" 	\n\r".includes(char)) return char;
      }
      if (!this.more()) return void 0;
    }
  }
  /** The offset behind what was read so far. */
  get end() {
    return this.#base + this.#kept.length;
  }
  /** Reads another chunk; `false` at the end of the text. */
  more() {
    const next = this.#chunks.next();
    if (next.done === true) return false;
    const from = Math.min(this.at, this.end);
    this.#kept = this.#kept.slice(from - this.#base) + next.value;
    this.#base = from;
    return true;
  }
  slice(start, end) {
    return this.#kept.slice(start - this.#base, end - this.#base);
  }
  /** Where the pattern, which has the flag `g`, matches first from an offset on, as far as the text was read. */
  find(pattern, from) {
    pattern.lastIndex = from - this.#base;
    const match = pattern.exec(this.#kept);
    return match === null ? void 0 : { at: this.#base + match.index, text: match[0] };
  }
};

// src/parse/json/json-pieces.ts
var usualPiece = 1 << 20;
var longestWord = 1e3;
var structure = /["{}[\]]/g;
var quoteOrEscape = /["\\]/g;
var endOfWord2 = /[^\w+.-]/g;
var maxDepth = 200;
function* cutJson(chunks, keptKeys, largestPiece = usualPiece) {
  const reader = new ChunkReader(chunks);
  const limits2 = { keptKeys, largestPiece };
  while (reader.peek() !== void 0) yield* cutValue(reader, limits2, 0);
}
function* cutValue(reader, limits2, depth) {
  const first = reader.peek();
  if (depth > maxDepth) throw new JsonFault(spanAt(reader), `values nested more than ${String(maxDepth)} deep`);
  if (first === void 0 || !/["{[\-\dtfn]/.test(first)) throw expected(reader, "a value");
  if (first === "[") return yield* cutArray(reader, limits2, depth);
  const end = findEnd(reader, limits2, first);
  if (end === void 0) {
    if (first === "{") yield* cutObject(reader, limits2, depth);
    else skipString(reader);
    return void 0;
  }
  const piece = { start: reader.at, text: reader.slice(reader.at, end) };
  if (first === "{") yield piece;
  else if (!isJson(piece.text)) throw expected(reader, "a value");
  reader.at = end;
  return piece;
}
function isJson(text5) {
  try {
    JSON.parse(text5);
    return true;
  } catch {
    return false;
  }
}
function* cutArray(reader, limits2, depth) {
  reader.at += 1;
  if (reader.peek() === "]") reader.at += 1;
  else {
    do
      yield* cutValue(reader, limits2, depth + 1);
    while (takesComma(reader, "]"));
  }
  return void 0;
}
function* cutObject(reader, limits2, depth) {
  const kept = /* @__PURE__ */ new Map();
  reader.at += 1;
  if (reader.peek() === "}") return void (reader.at += 1);
  do {
    const key = readKey2(reader, limits2);
    const piece = yield* cutValue(reader, limits2, depth + 1);
    if (limits2.keptKeys.has(key) && piece !== void 0) kept.set(key, piece);
  } while (takesComma(reader, "}"));
  yield kept;
}
function takesComma(reader, close) {
  const char = reader.peek();
  if (char !== "," && char !== close) throw expected(reader, `a comma or \`${close}\``);
  reader.at += 1;
  return char === ",";
}
function readKey2(reader, limits2) {
  if (reader.peek() !== '"') throw expected(reader, "a key in double quotes");
  const end = findEnd(reader, limits2, '"');
  const key = end === void 0 ? "" : reader.slice(reader.at + 1, end - 1);
  if (end === void 0) skipString(reader);
  else reader.at = end;
  if (reader.peek() !== ":") throw expected(reader, "a colon");
  reader.at += 1;
  return key;
}
function findEnd(reader, limits2, first) {
  if (first === '"') return findStringEnd(reader, limits2, reader.at);
  return first === "{" ? findObjectEnd(reader, limits2) : findWordEnd(reader);
}
function findObjectEnd(reader, limits2) {
  let depth = 0;
  for (let at = reader.at; ; ) {
    const found = reader.find(structure, at);
    if (found === void 0) {
      at = reader.end;
      if (!goesOn(reader, limits2, at)) return void 0;
    } else if (found.text === '"') {
      const end = findStringEnd(reader, limits2, found.at);
      if (end === void 0) return void 0;
      at = end;
    } else {
      at = found.at + 1;
      depth += found.text === "{" || found.text === "[" ? 1 : -1;
      if (depth === 0) return at;
    }
  }
}
function findStringEnd(reader, limits2, start) {
  for (let at = start + 1; ; ) {
    const found = reader.find(quoteOrEscape, at);
    if (found === void 0) at = reader.end;
    else if (found.text === '"') return found.at + 1;
    else at = found.at + 2;
    if (at >= reader.end && !goesOn(reader, limits2, at)) return void 0;
  }
}
function findWordEnd(reader) {
  for (; ; ) {
    const found = reader.find(endOfWord2, reader.at);
    if (found !== void 0) return found.at;
    if (reader.end - reader.at > longestWord || !reader.more()) return reader.end;
  }
}
function goesOn(reader, { largestPiece }, at) {
  if (at - reader.at > largestPiece) return false;
  if (!reader.more()) throw unended(reader);
  return true;
}
function skipString(reader) {
  reader.at += 1;
  for (; ; ) {
    const found = reader.find(quoteOrEscape, reader.at);
    if (found?.text === '"') return void (reader.at = found.at + 1);
    reader.at = found === void 0 ? reader.end : found.at + 2;
    while (reader.at >= reader.end) if (!reader.more()) throw unended(reader);
  }
}
function spanAt(reader) {
  return { start: reader.at, end: Math.min(reader.at + 1, reader.end) };
}
function unended(reader) {
  return new JsonFault({ start: reader.end, end: reader.end }, "the end of the text inside a value that began before");
}
function expected(reader, what) {
  const char = reader.peek();
  return new JsonFault(spanAt(reader), `${char === void 0 ? "the end of the text" : `\`${char}\``} where ${what} was expected`);
}

// src/parse/streamed-comments.ts
var concerns = /<!--|\\u003c|\\u0000/i;
function* streamComments({ path: path2, target }, text5, reader, onFault) {
  try {
    for (const part2 of cutJson(text5.chunks(), commentKeys)) yield* commentsOf(part2, { path: path2, target }, text5, reader);
  } catch (error) {
    if (!(error instanceof JsonFault)) throw error;
    onFault(error.asTextFault());
  }
}
function* commentsOf(part2, { path: path2, target: given }, text5, reader) {
  const piece = part2 instanceof Map ? part2.get("body") : part2;
  if (piece === void 0 || !concerns.test(piece.text)) return;
  const value = part2 instanceof Map ? objectOf(part2) : parse2(part2);
  for (const { body, target, comment: origin } of findComments2([value])) {
    const comment = part2 instanceof Map && origin.place === "comment" ? { ...origin, place: "description" } : origin;
    const map3 = composeMaps(jsonStringMap(piece.text, body), shiftMap(piece.start));
    const embedding = { outer: text5, map: map3, encode: void 0, comment };
    yield createDocument({ path: path2, kind: "comment", text: body.value, faults: findTextFaults(body.value), embedding, target: target ?? given }, reader);
  }
}
function reopenComment({ path: path2 }, text5, { outer, origin, target }, reader) {
  const piece = { start: outer.start - 1, text: text5.slice(outer.start - 1, outer.end + 1) };
  const body = parse2(piece);
  if (body.type !== "string") throw new Error("the body of a comment is a text");
  const map3 = composeMaps(jsonStringMap(piece.text, body), shiftMap(piece.start));
  return createDocument({ path: path2, kind: "comment", text: body.value, embedding: { outer: text5, map: map3, encode: void 0, comment: origin }, target }, reader);
}
function objectOf(members) {
  return { type: "object", span: { start: 0, end: 0 }, members: new Map([...members].map(([key, piece]) => [key, parse2(piece)])) };
}
function parse2({ start, text: text5 }) {
  const { values, fault } = readJson(text5);
  const [value] = values;
  if (fault !== void 0) throw new JsonFault(shiftMap(start).spanToOuter(fault.span), fault.reason);
  if (value === void 0) throw new Error("a piece of JSON holds one value");
  return value;
}

// src/engine/streamed-thread.ts
function examineStreamed(input, text5, settings, reader) {
  const faults = [];
  const asked = threadRules(settings);
  const facts = [];
  const kept = /* @__PURE__ */ new Map();
  let index2 = 0;
  for (const comment of streamComments(input, text5, reader, (fault) => faults.push(fault))) {
    const examination = examine(comment, settings);
    const { findings, directives, failures: failures2 } = examination;
    if (findings.length > 0 || directives.length > 0 || failures2.length > 0) kept.set(index2, examination);
    const noted = asked.length === 0 ? void 0 : collectComment(comment, index2);
    if (noted !== void 0) facts.push(noted);
    index2 += 1;
  }
  const failures = [];
  const complete = faults.length === 0 && text5.fault === void 0;
  for (const { comment, finding } of complete ? checkThreads(asked, readThreads(facts, reader.contracts.markers), failures) : []) {
    const examination = kept.get(comment.index) ?? bareExamination(reopenComment(input, text5, comment, reader), settings);
    kept.set(comment.index, examination);
    examination.findings.push(finding);
  }
  const all2 = text5.fault === void 0 ? faults : [text5.fault];
  const thread = createDocument({ path: input.path, kind: input.kind, text: "", source: text5, faults: all2, hasByteOrderMark: text5.hasByteOrderMark }, reader);
  return { ...examine(thread, settings), inner: [...kept.values()], failures };
}
function bareExamination(document3, settings) {
  return { document: document3, settings, findings: [], directives: [], facts: /* @__PURE__ */ new Map(), inner: [], failures: [] };
}

// src/engine/linter.ts
var builtInSources = builtin_default;
var builtInContracts = builtInSources.map(compileContract);
var packNames = [...new Set(builtInContracts.map(({ pack }) => pack))];
var Linter = class {
  #options;
  #loader;
  #ruleIds;
  #resolvers = /* @__PURE__ */ new WeakMap();
  #prepared = /* @__PURE__ */ new WeakMap();
  constructor(options) {
    this.#options = options;
    this.#loader = new RuleLoader(options.rules);
    this.#ruleIds = currentRuleIds(options.rules);
  }
  get parserName() {
    return this.#options.parser.name;
  }
  /** What a configuration means for a file; `absolutePath` has forward slashes. */
  settingsOf(layers, absolutePath) {
    let resolver2 = this.#resolvers.get(layers);
    if (resolver2 === void 0) {
      resolver2 = settingsResolver(layers, this.#options.rules);
      this.#resolvers.set(layers, resolver2);
    }
    return resolver2(absolutePath);
  }
  /**
   * Runs the rules over one text; with `factsOnly` it only notes what rules that look across documents need of it. Never throws
   * for what the text holds.
   */
  async examine(input, layers, absolutePath, factsOnly = false) {
    const { settings, reader, needed } = await this.#prepare(input.kind, layers, absolutePath, factsOnly);
    if (input.streamed !== void 0 || input.kind === "journal" || input.kind === "task" || mayHoldPayload(input, reader.contracts.markers) || isNoteOf(input, reader.contracts.notes)) await loadSchemaValidator();
    if (input.streamed !== void 0 && input.kind === "journal") return examineStreamedJournal(input, input.streamed, settings, reader);
    if (input.streamed !== void 0) return examineStreamed(input, input.streamed, settings, reader);
    const languages = needed.size === 0 ? [] : [...languagesIn(input.text)].filter((language) => needed.has(language));
    if (needed.has("shell") && commandsNamed(reader.contracts.commands, input.text, input.path).length > 0) {
      await loadPatternEngine();
      languages.push("shell");
    }
    const snippets = await loadSnippetReaders(new Set(languages));
    return examine(createDocument(input, { ...reader, snippets }), settings);
  }
  /** Whether a rule that looks across documents notes anything of such a document. */
  async notesFacts(kind, layers, absolutePath) {
    return (await this.#prepare(kind, layers, absolutePath, true)).settings.rules.length > 0;
  }
  /** Notes what the rules that look across documents need of one, without running the others. Never throws for what it holds. */
  async note(input, layers, absolutePath) {
    const { settings, reader, noting } = await this.#prepare(input.kind, layers, absolutePath, true);
    const document3 = createDocument(input, { ...reader, wanted: () => noting });
    const facts = document3.faults.length > 0 ? /* @__PURE__ */ new Map() : collectFacts(document3, applicableRules(document3, settings), settings, []);
    return { document: { path: input.path, kind: input.kind }, source: document3.source, settings, facts };
  }
  /** The contracts that act under a configuration. */
  contracts(layers) {
    return contractsFor(layers).markers;
  }
  /**
   * Whether a marker of these contracts may stand in a text, or what was meant as one: a test on the raw text for comments that
   * begin with the first word of a head.
   */
  mayHoldMarker(text5, layers) {
    const words = new Set(contractsFor(layers).markers.flatMap(({ head, legacy }) => [head, ...legacy.map((each) => each.head)].map(({ literals: literals2 }) => firstWord(literals2[0] ?? ""))));
    for (const [, begin = ""] of text5.matchAll(/(?:<|\\u003c)!--\s{0,10}([\w.-]{1,100})/gi)) if (words.has(firstWord(begin))) return true;
    return false;
  }
  /** The document itself, with every node that there is. */
  inspect(input, layers, more = []) {
    const every = /* @__PURE__ */ new Set(["heading", "code", "html", "link", "image", "definition", ...more]);
    return createDocument(input, { parser: this.#options.parser, wanted: () => every, contracts: contractsFor(layers) });
  }
  #prepare(kind, layers, absolutePath, factsOnly) {
    const settings = this.settingsOf(layers, absolutePath);
    let kinds = this.#prepared.get(settings);
    if (kinds === void 0) {
      kinds = /* @__PURE__ */ new Map();
      this.#prepared.set(settings, kinds);
    }
    const key = factsOnly ? `${kind} facts` : kind;
    let preparation = kinds.get(key);
    if (preparation === void 0) {
      preparation = this.#makePreparation(kind, settings, layers, factsOnly);
      kinds.set(key, preparation);
    }
    return preparation;
  }
  async #makePreparation(kind, settings, layers, factsOnly) {
    const { parser, inlineConfig, ruleUrl, today = "" } = this.#options;
    const enabled = await this.#loader.enabled(settings.rules, kind);
    const rules = factsOnly ? enabled.filter(({ rule }) => rule.collect !== void 0) : enabled;
    const suppressions = settings.suppressions.filter((each) => !isOver(each, today));
    const wanted = /* @__PURE__ */ new Set([...wantedNodes(rules), ...suppressions.some(({ family }) => family !== void 0) ? ["html", "code"] : []]);
    const profiles2 = profiles.filter(({ id }) => settings.profiles === void 0 || settings.profiles.includes(id));
    return {
      settings: { rules, profiles: profiles2, profilesChosen: settings.profiles !== void 0, inlineConfig, ruleIds: this.#ruleIds, ruleUrl, suppressions },
      reader: { parser, wanted: () => wanted, contracts: contractsFor(layers) },
      needed: neededLanguages(rules),
      noting: wantedNodes(rules.filter(({ rule }) => rule.collect !== void 0))
    };
  }
};
function actingContracts(layers) {
  const levels = packLevels(layers);
  const isOn = ({ pack, optional }) => (levels.get(pack) ?? (optional ? "off" : "on")) === "on";
  const own4 = layers.flatMap((layer) => layer.contracts ?? []);
  const identify = (contract) => `${contract.kind} ${contractName(contract)}`;
  const taken = new Set(own4.map(identify));
  return [...own4, ...builtInContracts.filter((contract) => !taken.has(identify(contract)) && isOn(contract))];
}
var setsOfLayers = /* @__PURE__ */ new WeakMap();
function contractsFor(layers) {
  let all2 = setsOfLayers.get(layers);
  if (all2 === void 0) {
    all2 = toContractSet(actingContracts(layers));
    setsOfLayers.set(layers, all2);
  }
  return all2;
}
function firstWord(head) {
  return /^[^\s_-]*/.exec(head)?.[0].toLowerCase() ?? "";
}
function isNoteOf({ path: path2, kind }, all2) {
  return all2.some(({ files }) => files.some((each) => each.kind === kind && each.glob.matches(path2)));
}
function mayHoldPayload({ text: text5, kind }, all2) {
  if (kind === "thread" && text5.includes("\\u00")) return all2.length > 0;
  return all2.some(({ head, legacy, payload, body }) => {
    if (payload?.schema === void 0 && payload?.version === void 0 && body.lines.length + body.beside.length === 0) return false;
    return [head, ...legacy.map((each) => each.head)].some(({ literals: literals2 }) => text5.includes(literals2[0] ?? ""));
  });
}

// node_modules/ccount/index.js
function ccount(value, character) {
  const source = String(value);
  if (typeof character !== "string") {
    throw new TypeError("Expected character");
  }
  let count = 0;
  let index2 = source.indexOf(character);
  while (index2 !== -1) {
    count++;
    index2 = source.indexOf(character, index2 + character.length);
  }
  return count;
}

// node_modules/devlop/lib/default.js
function ok() {
}

// node_modules/micromark-util-character/index.js
var asciiAlpha = regexCheck(/[A-Za-z]/);
var asciiAlphanumeric = regexCheck(/[\dA-Za-z]/);
var asciiAtext = regexCheck(/[#-'*+\--9=?A-Z^-~]/);
function asciiControl(code3) {
  return (
    // Special whitespace codes (which have negative values), C0 and Control
    // character DEL
    code3 !== null && (code3 < 32 || code3 === 127)
  );
}
var asciiDigit = regexCheck(/\d/);
var asciiHexDigit = regexCheck(/[\dA-Fa-f]/);
var asciiPunctuation = regexCheck(/[!-/:-@[-`{-~]/);
function markdownLineEnding(code3) {
  return code3 !== null && code3 < -2;
}
function markdownLineEndingOrSpace(code3) {
  return code3 !== null && (code3 < 0 || code3 === 32);
}
function markdownSpace(code3) {
  return code3 === -2 || code3 === -1 || code3 === 32;
}
var unicodePunctuation = regexCheck(new RegExp("\\p{P}|\\p{S}", "u"));
var unicodeWhitespace = regexCheck(/\s/);
function regexCheck(regex) {
  return check2;
  function check2(code3) {
    return code3 !== null && code3 > -1 && regex.test(String.fromCharCode(code3));
  }
}

// node_modules/mdast-util-find-and-replace/node_modules/escape-string-regexp/index.js
function escapeStringRegexp(string3) {
  if (typeof string3 !== "string") {
    throw new TypeError("Expected a string");
  }
  return string3.replace(/[|\\{}()[\]^$+*?.]/g, "\\$&").replace(/-/g, "\\x2d");
}

// node_modules/unist-util-is/lib/index.js
var convert = (
  // Note: overloads in JSDoc can’t yet use different `@template`s.
  /**
   * @type {(
   *   (<Condition extends string>(test: Condition) => (node: unknown, index?: number | null | undefined, parent?: Parent | null | undefined, context?: unknown) => node is Node & {type: Condition}) &
   *   (<Condition extends Props>(test: Condition) => (node: unknown, index?: number | null | undefined, parent?: Parent | null | undefined, context?: unknown) => node is Node & Condition) &
   *   (<Condition extends TestFunction>(test: Condition) => (node: unknown, index?: number | null | undefined, parent?: Parent | null | undefined, context?: unknown) => node is Node & Predicate<Condition, Node>) &
   *   ((test?: null | undefined) => (node?: unknown, index?: number | null | undefined, parent?: Parent | null | undefined, context?: unknown) => node is Node) &
   *   ((test?: Test) => Check)
   * )}
   */
  /**
   * @param {Test} [test]
   * @returns {Check}
   */
  (function(test) {
    if (test === null || test === void 0) {
      return ok2;
    }
    if (typeof test === "function") {
      return castFactory(test);
    }
    if (typeof test === "object") {
      return Array.isArray(test) ? anyFactory(test) : (
        // Cast because `ReadonlyArray` goes into the above but `isArray`
        // narrows to `Array`.
        propertiesFactory(
          /** @type {Props} */
          test
        )
      );
    }
    if (typeof test === "string") {
      return typeFactory(test);
    }
    throw new Error("Expected function, string, or object as test");
  })
);
function anyFactory(tests) {
  const checks = [];
  let index2 = -1;
  while (++index2 < tests.length) {
    checks[index2] = convert(tests[index2]);
  }
  return castFactory(any);
  function any(...parameters) {
    let index3 = -1;
    while (++index3 < checks.length) {
      if (checks[index3].apply(this, parameters)) return true;
    }
    return false;
  }
}
function propertiesFactory(check2) {
  const checkAsRecord = (
    /** @type {Record<string, unknown>} */
    check2
  );
  return castFactory(all2);
  function all2(node2) {
    const nodeAsRecord = (
      /** @type {Record<string, unknown>} */
      /** @type {unknown} */
      node2
    );
    let key;
    for (key in check2) {
      if (nodeAsRecord[key] !== checkAsRecord[key]) return false;
    }
    return true;
  }
}
function typeFactory(check2) {
  return castFactory(type);
  function type(node2) {
    return node2 && node2.type === check2;
  }
}
function castFactory(testFunction) {
  return check2;
  function check2(value, index2, parent) {
    return Boolean(
      looksLikeANode(value) && testFunction.call(
        this,
        value,
        typeof index2 === "number" ? index2 : void 0,
        parent || void 0
      )
    );
  }
}
function ok2() {
  return true;
}
function looksLikeANode(value) {
  return value !== null && typeof value === "object" && "type" in value;
}

// node_modules/unist-util-visit-parents/lib/color.node.js
function color(d) {
  return "\x1B[33m" + d + "\x1B[39m";
}

// node_modules/unist-util-visit-parents/lib/index.js
var empty = [];
var CONTINUE = true;
var EXIT = false;
var SKIP = "skip";
function visitParents(tree, testOrEnterOrVisitors, enterOrVisitorsOrReverse, reverse) {
  if (!tree || typeof tree !== "object") {
    throw new Error("Unexpected value `" + tree + "` for `tree`, expected node");
  }
  let preorder = true;
  let check2;
  let visitors;
  let enter;
  let exit3;
  if (typeof enterOrVisitorsOrReverse === "function" || enterOrVisitorsOrReverse && typeof enterOrVisitorsOrReverse === "object") {
    check2 = /** @type {Test} */
    testOrEnterOrVisitors;
    visitors = enterOrVisitorsOrReverse;
    if (reverse) preorder = false;
  } else {
    visitors = /** @type {Visitors | Visitor} */
    testOrEnterOrVisitors;
    if (enterOrVisitorsOrReverse) preorder = false;
  }
  if (typeof visitors === "function") {
    enter = visitors;
  } else if (visitors && typeof visitors === "object") {
    if (visitors.enter === null || visitors.enter === void 0) {
    } else if (typeof visitors.enter === "function") {
      enter = visitors.enter;
    } else {
      throw new Error(
        "Unexpected value `" + visitors.enter + "` for `visitors.enter`, expected optional visitor"
      );
    }
    if (typeof visitors.exit === "function") {
      exit3 = visitors.exit;
    } else {
      throw new Error(
        "Unexpected value `" + visitors.exit + "` for `visitors.exit`, expected visitor (pass a visitor directly if you only want an enter visitor)"
      );
    }
  } else {
    throw new Error(
      "Unexpected value `" + visitors + "` for `enter` or `visitors`, expected visitor or object with visitors"
    );
  }
  const is2 = convert(check2);
  const step = preorder ? 1 : -1;
  factory(tree, void 0, [])();
  function factory(node2, index2, parents) {
    const value = (
      /** @type {Record<string, unknown>} */
      node2 && typeof node2 === "object" ? node2 : {}
    );
    if (typeof value.type === "string") {
      const name = (
        // `hast`
        typeof value.tagName === "string" ? value.tagName : (
          // `xast`
          typeof value.name === "string" ? value.name : void 0
        )
      );
      Object.defineProperty(visit2, "name", {
        value: "node (" + color(node2.type + (name ? "<" + name + ">" : "")) + ")"
      });
    }
    return visit2;
    function visit2() {
      const matches = !check2 || is2(node2, index2, parents[parents.length - 1] || void 0);
      let result = empty;
      if (enter && matches) {
        result = toResult(enter(node2, parents, index2));
        if (result[0] === EXIT) {
          return result;
        }
      }
      if ("children" in node2 && node2.children) {
        const nodeAsParent = (
          /** @type {UnistParent} */
          node2
        );
        if (nodeAsParent.children && result[0] !== SKIP) {
          let offset = (preorder ? -1 : nodeAsParent.children.length) + step;
          const grandparents = [...parents, nodeAsParent];
          while (offset > -1 && offset < nodeAsParent.children.length) {
            const child = nodeAsParent.children[offset];
            const subresult = factory(child, offset, grandparents)();
            if (subresult[0] === EXIT) {
              return subresult;
            }
            offset = typeof subresult[1] === "number" ? subresult[1] : offset + step;
          }
        }
      }
      if (exit3 && matches) {
        const exitResult = toResult(exit3(node2, parents, index2));
        if (exitResult[0] === SKIP) {
          throw new Error(
            "Unexpected value `" + exitResult[0] + "` from `exit`, expected `CONTINUE`, `EXIT`, index, or nothing"
          );
        }
        if (exitResult[0] === EXIT || typeof exitResult[1] === "number") {
          return exitResult;
        }
      }
      return result;
    }
  }
}
function toResult(value) {
  if (Array.isArray(value)) {
    return value;
  }
  if (typeof value === "number") {
    return [CONTINUE, value];
  }
  return value === null || value === void 0 ? empty : [value];
}

// node_modules/mdast-util-find-and-replace/lib/index.js
function findAndReplace(tree, list3, options) {
  const settings = options || {};
  const ignored = convert(settings.ignore || []);
  const pairs = toPairs(list3);
  let pairIndex = -1;
  while (++pairIndex < pairs.length) {
    visitParents(tree, visitor);
  }
  function visitor(node2, parents, index2) {
    if (node2.type === "text" && typeof index2 === "number") {
      return handler(node2, parents, index2);
    }
    if (ignored(node2, index2, parents[parents.length - 1])) return SKIP;
  }
  function handler(node2, parents, index2) {
    const parent = parents[parents.length - 1];
    const find = pairs[pairIndex][0];
    const replace2 = pairs[pairIndex][1];
    let start = 0;
    let change = false;
    let nodes = [];
    find.lastIndex = 0;
    let match = find.exec(node2.value);
    while (match) {
      const position2 = match.index;
      const matchObject = {
        index: match.index,
        input: match.input,
        stack: [...parents, node2]
      };
      let value = replace2(...match, matchObject);
      if (typeof value === "string") {
        value = value.length > 0 ? { type: "text", value } : void 0;
      }
      if (value === false) {
        find.lastIndex = position2 + 1;
      } else {
        if (start !== position2) {
          add2({ type: "text", value: node2.value.slice(start, position2) });
        }
        if (Array.isArray(value)) {
          for (const child of value) add2(child);
        } else if (value) {
          add2(value);
        }
        start = position2 + match[0].length;
        change = true;
      }
      if (!find.global) {
        break;
      }
      match = find.exec(node2.value);
    }
    if (change) {
      if (start < node2.value.length) {
        add2({ type: "text", value: node2.value.slice(start) });
      }
      parent.children.splice(index2, 1, ...nodes);
    } else {
      nodes = [node2];
    }
    return index2 + nodes.length;
    function add2(child) {
      const previous3 = nodes[nodes.length - 1];
      if (previous3 && previous3.type === "text" && child.type === "text") {
        previous3.value += child.value;
      } else {
        nodes.push(child);
      }
    }
  }
}
function toPairs(tupleOrList) {
  if (!Array.isArray(tupleOrList)) {
    throw new TypeError("Expected find and replace tuple or list of tuples");
  }
  const result = [];
  const list3 = !tupleOrList[0] || Array.isArray(tupleOrList[0]) ? (
    /** @type {FindAndReplaceList} */
    tupleOrList
  ) : [
    /** @type {FindAndReplaceTuple} */
    tupleOrList
  ];
  let index2 = -1;
  while (++index2 < list3.length) {
    const tuple = list3[index2];
    result.push([toExpression(tuple[0]), toFunction(tuple[1])]);
  }
  return result;
}
function toExpression(find) {
  return typeof find === "string" ? new RegExp(escapeStringRegexp(find), "g") : find;
}
function toFunction(replace2) {
  return typeof replace2 === "function" ? replace2 : function() {
    return replace2;
  };
}

// node_modules/mdast-util-gfm-autolink-literal/lib/index.js
var inConstruct = "phrasing";
var notInConstruct = ["autolink", "link", "image", "label"];
function gfmAutolinkLiteralFromMarkdown() {
  return {
    transforms: [transformGfmAutolinkLiterals],
    enter: {
      literalAutolink: enterLiteralAutolink,
      literalAutolinkEmail: enterLiteralAutolinkValue,
      literalAutolinkHttp: enterLiteralAutolinkValue,
      literalAutolinkWww: enterLiteralAutolinkValue
    },
    exit: {
      literalAutolink: exitLiteralAutolink,
      literalAutolinkEmail: exitLiteralAutolinkEmail,
      literalAutolinkHttp: exitLiteralAutolinkHttp,
      literalAutolinkWww: exitLiteralAutolinkWww
    }
  };
}
function gfmAutolinkLiteralToMarkdown() {
  return {
    unsafe: [
      {
        character: "@",
        before: "[+\\-.\\w]",
        after: "[\\-.\\w]",
        inConstruct,
        notInConstruct
      },
      {
        character: ".",
        before: "[Ww]",
        after: "[\\-.\\w]",
        inConstruct,
        notInConstruct
      },
      {
        character: ":",
        before: "[ps]",
        after: "\\/",
        inConstruct,
        notInConstruct
      }
    ]
  };
}
function enterLiteralAutolink(token) {
  this.enter(
    { type: "link", title: null, url: "", children: [], position: void 0 },
    token
  );
}
function enterLiteralAutolinkValue(token) {
  this.config.enter.autolinkProtocol.call(this, token);
}
function exitLiteralAutolinkHttp(token) {
  this.config.exit.autolinkProtocol.call(this, token);
}
function exitLiteralAutolinkWww(token) {
  this.config.exit.data.call(this, token);
  const node2 = this.stack[this.stack.length - 1];
  ok(node2.type === "link");
  node2.url = "http://" + this.sliceSerialize(token);
}
function exitLiteralAutolinkEmail(token) {
  this.config.exit.autolinkEmail.call(this, token);
}
function exitLiteralAutolink(token) {
  this.exit(token);
}
function transformGfmAutolinkLiterals(tree) {
  findAndReplace(
    tree,
    [
      [
        /(?<![\da-z])(https?:\/\/|www(?=\.))([\w-]*\.[\w\-.]*)([^\t\n\r ]*)/gi,
        findUrl
      ],
      [
        /(?<![\w+\-.@])xmpp:([\w+\-.]+)@([\w-]+(?:\.[\w-]+)+)(\/(?:[\w\-/]|\.(?=[\dA-Za-z]))*)?/g,
        findXmpp
      ],
      [/(?<![\w+\-.@])mailto:([\w+\-.]+)@([\w-]+(?:\.[\w-]+)+)/g, findMailto],
      [
        /(?<![\w+\-.]|(?:^|[^\d@A-Za-z])(?:mailto|xmpp):)([\w+\-.]+)@([\w-]+(?:\.[\w-]+)+)/g,
        findEmail
      ]
    ],
    { ignore: ["link", "linkReference"] }
  );
}
function findUrl(_, protocol, domain2, path2, match) {
  if (!previous(match)) {
    return false;
  }
  let prefix = "";
  if (/^w/i.test(protocol)) {
    domain2 = protocol + domain2;
    protocol = "";
    prefix = "http://";
  }
  if (unicodePunctuation(domain2.charCodeAt(0)) || !isCorrectDomain(domain2)) {
    return false;
  }
  const parts = splitUrl(domain2 + path2);
  const result = {
    type: "link",
    title: null,
    url: prefix + protocol + parts[0],
    children: [{ type: "text", value: protocol + parts[0], position: void 0 }],
    position: void 0
  };
  if (parts[1]) {
    return [result, { type: "text", value: parts[1], position: void 0 }];
  }
  return result;
}
function findEmail(_, atext, label) {
  if (/[\d\-_]$/.test(label)) {
    return false;
  }
  return {
    type: "link",
    title: null,
    url: "mailto:" + atext + "@" + label,
    children: [{ type: "text", value: atext + "@" + label, position: void 0 }],
    position: void 0
  };
}
function findMailto(_, atext, label) {
  if (/[\d\-_]$/.test(label)) {
    return false;
  }
  const value = "mailto:" + atext + "@" + label;
  return {
    type: "link",
    title: null,
    url: value,
    children: [{ type: "text", value, position: void 0 }],
    position: void 0
  };
}
function findXmpp(matchValue, atext, label, resource, match) {
  if (/[\d\-_]$/.test(label) || resource && (!/[A-Za-z]$/.test(resource) || match.input.charAt(match.index + matchValue.length) === "@")) {
    return false;
  }
  const value = "xmpp:" + atext + "@" + label + (resource || "");
  return {
    type: "link",
    title: null,
    url: value,
    children: [{ type: "text", value, position: void 0 }],
    position: void 0
  };
}
function isCorrectDomain(domain2) {
  const parts = domain2.split(".");
  if (parts.length < 2 || parts[parts.length - 1] && (/_/.test(parts[parts.length - 1]) || !/[\dA-Za-z]/.test(parts[parts.length - 1])) || parts[parts.length - 2] && (/_/.test(parts[parts.length - 2]) || !/[\dA-Za-z]/.test(parts[parts.length - 2]))) {
    return false;
  }
  return true;
}
function splitUrl(url) {
  let index2 = url.length;
  while (index2 > 0) {
    const code3 = url.charCodeAt(index2 - 1);
    if (code3 === 33 || code3 === 34 || code3 === 38 || code3 === 39 || code3 === 41 || code3 === 44 || code3 === 46 || code3 === 58 || code3 === 59 || code3 === 60 || code3 === 62 || code3 === 63 || code3 === 93 || code3 === 125) {
      index2--;
    } else {
      break;
    }
  }
  if (index2 === url.length) {
    return [url, void 0];
  }
  let trail2 = url.slice(index2);
  url = url.slice(0, index2);
  let closingParenIndex = trail2.indexOf(")");
  const openingParens = ccount(url, "(");
  let closingParens = ccount(url, ")");
  while (closingParenIndex !== -1 && openingParens > closingParens) {
    url += trail2.slice(0, closingParenIndex + 1);
    trail2 = trail2.slice(closingParenIndex + 1);
    closingParenIndex = trail2.indexOf(")");
    closingParens++;
  }
  return [url, trail2];
}
function previous(match) {
  const code3 = match.input.charCodeAt(match.index - 1);
  return match.index === 0 || unicodeWhitespace(code3) || unicodePunctuation(code3);
}

// node_modules/micromark-util-normalize-identifier/index.js
function normalizeIdentifier(value) {
  return value.replace(/[\t\n\r ]+/g, " ").replace(/^ | $/g, "").toLowerCase().toUpperCase();
}

// node_modules/mdast-util-gfm-footnote/lib/index.js
footnoteReference.peek = footnoteReferencePeek;
function enterFootnoteCallString() {
  this.buffer();
}
function enterFootnoteCall(token) {
  this.enter({ type: "footnoteReference", identifier: "", label: "" }, token);
}
function enterFootnoteDefinitionLabelString() {
  this.buffer();
}
function enterFootnoteDefinition(token) {
  this.enter(
    { type: "footnoteDefinition", identifier: "", label: "", children: [] },
    token
  );
}
function exitFootnoteCallString(token) {
  const label = this.resume();
  const node2 = this.stack[this.stack.length - 1];
  ok(node2.type === "footnoteReference");
  node2.identifier = normalizeIdentifier(
    this.sliceSerialize(token)
  ).toLowerCase();
  node2.label = label;
}
function exitFootnoteCall(token) {
  this.exit(token);
}
function exitFootnoteDefinitionLabelString(token) {
  const label = this.resume();
  const node2 = this.stack[this.stack.length - 1];
  ok(node2.type === "footnoteDefinition");
  node2.identifier = normalizeIdentifier(
    this.sliceSerialize(token)
  ).toLowerCase();
  node2.label = label;
}
function exitFootnoteDefinition(token) {
  this.exit(token);
}
function footnoteReferencePeek() {
  return "[";
}
function footnoteReference(node2, _, state, info) {
  const tracker = state.createTracker(info);
  let value = tracker.move("[^");
  const exit3 = state.enter("footnoteReference");
  const subexit = state.enter("reference");
  value += tracker.move(
    state.safe(state.associationId(node2), { after: "]", before: value })
  );
  subexit();
  exit3();
  value += tracker.move("]");
  return value;
}
function gfmFootnoteFromMarkdown() {
  return {
    enter: {
      gfmFootnoteCallString: enterFootnoteCallString,
      gfmFootnoteCall: enterFootnoteCall,
      gfmFootnoteDefinitionLabelString: enterFootnoteDefinitionLabelString,
      gfmFootnoteDefinition: enterFootnoteDefinition
    },
    exit: {
      gfmFootnoteCallString: exitFootnoteCallString,
      gfmFootnoteCall: exitFootnoteCall,
      gfmFootnoteDefinitionLabelString: exitFootnoteDefinitionLabelString,
      gfmFootnoteDefinition: exitFootnoteDefinition
    }
  };
}
function gfmFootnoteToMarkdown(options) {
  let firstLineBlank = false;
  if (options && options.firstLineBlank) {
    firstLineBlank = true;
  }
  return {
    handlers: { footnoteDefinition, footnoteReference },
    // This is on by default already.
    unsafe: [{ character: "[", inConstruct: ["label", "phrasing", "reference"] }]
  };
  function footnoteDefinition(node2, _, state, info) {
    const tracker = state.createTracker(info);
    let value = tracker.move("[^");
    const exit3 = state.enter("footnoteDefinition");
    const subexit = state.enter("label");
    value += tracker.move(
      state.safe(state.associationId(node2), { before: value, after: "]" })
    );
    subexit();
    value += tracker.move("]:");
    if (node2.children && node2.children.length > 0) {
      tracker.shift(4);
      value += tracker.move(
        (firstLineBlank ? "\n" : " ") + state.indentLines(
          state.containerFlow(node2, tracker.current()),
          firstLineBlank ? mapAll : mapExceptFirst
        )
      );
    }
    exit3();
    return value;
  }
}
function mapExceptFirst(line, index2, blank) {
  return index2 === 0 ? line : mapAll(line, index2, blank);
}
function mapAll(line, index2, blank) {
  return (blank ? "" : "    ") + line;
}

// node_modules/mdast-util-gfm-strikethrough/lib/index.js
var constructsWithoutStrikethrough = [
  "autolink",
  "destinationLiteral",
  "destinationRaw",
  "reference",
  "titleQuote",
  "titleApostrophe"
];
handleDelete.attention = attentionDelete;
handleDelete.peek = peekDelete;
function gfmStrikethroughFromMarkdown() {
  return {
    canContainEols: ["delete"],
    enter: { strikethrough: enterStrikethrough },
    exit: { strikethrough: exitStrikethrough }
  };
}
function gfmStrikethroughToMarkdown() {
  return {
    handlers: { delete: handleDelete },
    unsafe: [
      {
        character: "~",
        inConstruct: "phrasing",
        notInConstruct: constructsWithoutStrikethrough
      }
    ]
  };
}
function enterStrikethrough(token) {
  this.enter({ type: "delete", children: [], position: void 0 }, token);
}
function exitStrikethrough(token) {
  this.exit(token);
}
function handleDelete(node2, _, state, info) {
  const tracker = state.createTracker(info);
  const sequence = state.stack.includes("strikethrough") ? "~" : "~~";
  const exit3 = state.enter("strikethrough");
  let value = tracker.move(sequence);
  value += state.containerPhrasing(node2, {
    ...tracker.current(),
    before: value,
    after: "~"
  });
  value += tracker.move(sequence);
  exit3();
  return value;
}
function attentionDelete() {
  return { construct: "strikethrough", markers: ["~"], sizes: [2, 1] };
}
function peekDelete() {
  return "~";
}

// node_modules/markdown-table/index.js
function defaultStringLength(value) {
  return value.length;
}
function markdownTable(table, options) {
  const settings = options || {};
  const align = (settings.align || []).concat();
  const stringLength = settings.stringLength || defaultStringLength;
  const alignments = [];
  const cellMatrix = [];
  const sizeMatrix = [];
  const longestCellByColumn = [];
  let mostCellsPerRow = 0;
  let rowIndex = -1;
  while (++rowIndex < table.length) {
    const row2 = [];
    const sizes2 = [];
    let columnIndex2 = -1;
    if (table[rowIndex].length > mostCellsPerRow) {
      mostCellsPerRow = table[rowIndex].length;
    }
    while (++columnIndex2 < table[rowIndex].length) {
      const cell = serialize(table[rowIndex][columnIndex2]);
      if (settings.alignDelimiters !== false) {
        const size = stringLength(cell);
        sizes2[columnIndex2] = size;
        if (longestCellByColumn[columnIndex2] === void 0 || size > longestCellByColumn[columnIndex2]) {
          longestCellByColumn[columnIndex2] = size;
        }
      }
      row2.push(cell);
    }
    cellMatrix[rowIndex] = row2;
    sizeMatrix[rowIndex] = sizes2;
  }
  let columnIndex = -1;
  if (typeof align === "object" && "length" in align) {
    while (++columnIndex < mostCellsPerRow) {
      alignments[columnIndex] = toAlignment(align[columnIndex]);
    }
  } else {
    const code3 = toAlignment(align);
    while (++columnIndex < mostCellsPerRow) {
      alignments[columnIndex] = code3;
    }
  }
  columnIndex = -1;
  const row = [];
  const sizes = [];
  while (++columnIndex < mostCellsPerRow) {
    const code3 = alignments[columnIndex];
    let before = "";
    let after = "";
    if (code3 === 99) {
      before = ":";
      after = ":";
    } else if (code3 === 108) {
      before = ":";
    } else if (code3 === 114) {
      after = ":";
    }
    let size = settings.alignDelimiters === false ? 1 : Math.max(
      1,
      longestCellByColumn[columnIndex] - before.length - after.length
    );
    const cell = before + "-".repeat(size) + after;
    if (settings.alignDelimiters !== false) {
      size = before.length + size + after.length;
      if (size > longestCellByColumn[columnIndex]) {
        longestCellByColumn[columnIndex] = size;
      }
      sizes[columnIndex] = size;
    }
    row[columnIndex] = cell;
  }
  cellMatrix.splice(1, 0, row);
  sizeMatrix.splice(1, 0, sizes);
  rowIndex = -1;
  const lines = [];
  while (++rowIndex < cellMatrix.length) {
    const row2 = cellMatrix[rowIndex];
    const sizes2 = sizeMatrix[rowIndex];
    const cellsInRow = settings.fillRows === false ? Math.max(1, cellMatrix[rowIndex === 1 ? 0 : rowIndex].length) : mostCellsPerRow;
    columnIndex = -1;
    const line = [];
    while (++columnIndex < cellsInRow) {
      const cell = row2[columnIndex] || "";
      let before = "";
      let after = "";
      if (settings.alignDelimiters !== false) {
        const size = longestCellByColumn[columnIndex] - (sizes2[columnIndex] || 0);
        const code3 = alignments[columnIndex];
        if (code3 === 114) {
          before = " ".repeat(size);
        } else if (code3 === 99) {
          const half = size / 2;
          if (size % 2) {
            before = " ".repeat(half + 0.5);
            after = " ".repeat(half - 0.5);
          } else {
            before = " ".repeat(half);
            after = before;
          }
        } else {
          after = " ".repeat(size);
        }
      }
      if (settings.delimiterStart !== false && !columnIndex) {
        line.push("|");
      }
      if (settings.padding !== false && // Don’t add the opening space if we’re not aligning and the cell is
      // empty: there will be a closing space.
      !(settings.alignDelimiters === false && cell === "") && (settings.delimiterStart !== false || columnIndex)) {
        line.push(" ");
      }
      if (settings.alignDelimiters !== false) {
        line.push(before);
      }
      line.push(cell);
      if (settings.alignDelimiters !== false) {
        line.push(after);
      }
      if (settings.padding !== false) {
        line.push(" ");
      }
      if (settings.delimiterEnd !== false || columnIndex !== cellsInRow - 1) {
        line.push("|");
      }
    }
    lines.push(
      settings.delimiterEnd === false ? line.join("").replace(/ +$/, "") : line.join("")
    );
  }
  return lines.join("\n");
}
function serialize(value) {
  return value === null || value === void 0 ? "" : String(value);
}
function toAlignment(value) {
  const code3 = typeof value === "string" ? value.codePointAt(0) : 0;
  return code3 === 67 || code3 === 99 ? 99 : code3 === 76 || code3 === 108 ? 108 : code3 === 82 || code3 === 114 ? 114 : 0;
}

// node_modules/mdast-util-phrasing/lib/index.js
var phrasing = (
  /** @type {(node?: unknown) => node is Exclude<PhrasingContent, Html>} */
  convert([
    "break",
    "delete",
    "emphasis",
    // To do: next major: removed since footnotes were added to GFM.
    "footnote",
    "footnoteReference",
    "image",
    "imageReference",
    "inlineCode",
    // Enabled by `mdast-util-math`:
    "inlineMath",
    "link",
    "linkReference",
    // Enabled by `mdast-util-mdx`:
    "mdxJsxTextElement",
    // Enabled by `mdast-util-mdx`:
    "mdxTextExpression",
    "strong",
    "text",
    // Enabled by `mdast-util-directive`:
    "textDirective"
  ])
);

// node_modules/mdast-util-to-markdown/lib/handle/blockquote.js
function blockquote(node2, _, state, info) {
  const exit3 = state.enter("blockquote");
  const tracker = state.createTracker(info);
  tracker.move("> ");
  tracker.shift(2);
  const value = state.indentLines(
    state.containerFlow(node2, tracker.current()),
    map
  );
  exit3();
  return value;
}
function map(line, _, blank) {
  return ">" + (blank ? "" : " ") + line;
}

// node_modules/mdast-util-to-markdown/lib/util/pattern-in-scope.js
function patternInScope(stack, pattern) {
  return listInScope(stack, pattern.inConstruct, true) && !listInScope(stack, pattern.notInConstruct, false);
}
function listInScope(stack, list3, none) {
  if (typeof list3 === "string") {
    list3 = [list3];
  }
  if (!list3 || list3.length === 0) {
    return none;
  }
  let index2 = -1;
  while (++index2 < list3.length) {
    if (stack.includes(list3[index2])) {
      return true;
    }
  }
  return false;
}

// node_modules/mdast-util-to-markdown/lib/handle/break.js
function hardBreak(_, _1, state, info) {
  let index2 = -1;
  while (++index2 < state.unsafe.length) {
    const pattern = state.unsafe[index2];
    if (pattern.character === "\n" && !pattern.before && !pattern.after && patternInScope(state.stack, pattern)) {
      return /[\t ]/.test(info.before) ? "" : " ";
    }
  }
  return "\\\n";
}

// node_modules/longest-streak/index.js
function longestStreak(value, substring) {
  const source = String(value);
  let index2 = source.indexOf(substring);
  let expected2 = index2;
  let count = 0;
  let max = 0;
  if (typeof substring !== "string") {
    throw new TypeError("Expected substring");
  }
  while (index2 !== -1) {
    if (index2 === expected2) {
      if (++count > max) {
        max = count;
      }
    } else {
      count = 1;
    }
    expected2 = index2 + substring.length;
    index2 = source.indexOf(substring, expected2);
  }
  return max;
}

// node_modules/mdast-util-to-markdown/lib/util/format-code-as-indented.js
function formatCodeAsIndented(node2, state) {
  return Boolean(
    state.options.fences === false && node2.value && // If there’s no info…
    !node2.lang && // And there’s a non-whitespace character…
    /[^\n\r ]/.test(node2.value) && // And the value doesn’t start or end in a blank…
    !/^[\t ]*(?:[\n\r]|$)|(?:^|[\n\r])[\t ]*$/.test(node2.value)
  );
}

// node_modules/mdast-util-to-markdown/lib/util/check-fence.js
function checkFence(state) {
  const marker = state.options.fence || "`";
  if (marker !== "`" && marker !== "~") {
    throw new Error(
      "Cannot serialize code with `" + marker + "` for `options.fence`, expected `` ` `` or `~`"
    );
  }
  return marker;
}

// node_modules/mdast-util-to-markdown/lib/handle/code.js
function code(node2, _, state, info) {
  const marker = checkFence(state);
  const raw = node2.value || "";
  if (formatCodeAsIndented(node2, state)) {
    const exit4 = state.enter("codeIndented");
    const value2 = state.indentLines(raw, map2);
    exit4();
    return value2;
  }
  const tracker = state.createTracker(info);
  const sequence = marker.repeat(Math.max(longestStreak(raw, marker) + 1, 3));
  const exit3 = state.enter("codeFenced");
  const suffix = marker === "`" ? "GraveAccent" : "Tilde";
  let value = tracker.move(sequence);
  if (node2.lang) {
    const subexit = state.enter(`codeFencedLang${suffix}`);
    value += tracker.move(
      state.safe(node2.lang, {
        before: value,
        after: " ",
        encode: ["`"],
        ...tracker.current()
      })
    );
    subexit();
  }
  if (node2.lang && node2.meta) {
    const subexit = state.enter(`codeFencedMeta${suffix}`);
    value += tracker.move(" ");
    value += tracker.move(
      state.safe(node2.meta, {
        before: value,
        after: "\n",
        encode: ["`"],
        ...tracker.current()
      })
    );
    subexit();
  }
  value += tracker.move("\n");
  if (raw) {
    value += tracker.move(raw + "\n");
  }
  value += tracker.move(sequence);
  exit3();
  return value;
}
function map2(line, _, blank) {
  return (blank ? "" : "    ") + line;
}

// node_modules/mdast-util-to-markdown/lib/util/check-quote.js
function checkQuote(state) {
  const marker = state.options.quote || '"';
  if (marker !== '"' && marker !== "'") {
    throw new Error(
      "Cannot serialize title with `" + marker + "` for `options.quote`, expected `\"`, or `'`"
    );
  }
  return marker;
}

// node_modules/mdast-util-to-markdown/lib/handle/definition.js
function definition(node2, _, state, info) {
  const quote = checkQuote(state);
  const suffix = quote === '"' ? "Quote" : "Apostrophe";
  const exit3 = state.enter("definition");
  let subexit = state.enter("label");
  const tracker = state.createTracker(info);
  let value = tracker.move("[");
  value += tracker.move(
    state.safe(state.associationId(node2), {
      before: value,
      after: "]",
      ...tracker.current()
    })
  );
  value += tracker.move("]: ");
  subexit();
  if (
    // If there’s no url, or…
    !node2.url || // If there are control characters or whitespace.
    /[\0- \u007F]/.test(node2.url)
  ) {
    subexit = state.enter("destinationLiteral");
    value += tracker.move("<");
    value += tracker.move(
      state.safe(node2.url, { before: value, after: ">", ...tracker.current() })
    );
    value += tracker.move(">");
  } else {
    subexit = state.enter("destinationRaw");
    value += tracker.move(
      state.safe(node2.url, {
        before: value,
        after: node2.title ? " " : "\n",
        ...tracker.current()
      })
    );
  }
  subexit();
  if (node2.title) {
    subexit = state.enter(`title${suffix}`);
    value += tracker.move(" " + quote);
    value += tracker.move(
      state.safe(node2.title, {
        before: value,
        after: quote,
        ...tracker.current()
      })
    );
    value += tracker.move(quote);
    subexit();
  }
  exit3();
  return value;
}

// node_modules/mdast-util-to-markdown/lib/util/check-emphasis.js
function checkEmphasis(state) {
  const marker = state.options.emphasis || "*";
  if (marker !== "*" && marker !== "_") {
    throw new Error(
      "Cannot serialize emphasis with `" + marker + "` for `options.emphasis`, expected `*`, or `_`"
    );
  }
  return marker;
}

// node_modules/micromark-util-classify-character/index.js
function classifyCharacter(code3) {
  if (code3 === null || markdownLineEndingOrSpace(code3) || unicodeWhitespace(code3)) {
    return 1;
  }
  if (unicodePunctuation(code3)) {
    return 2;
  }
}

// node_modules/mdast-util-to-markdown/lib/util/character.js
function firstCharacter(value) {
  const code3 = value.codePointAt(0);
  return code3 === void 0 ? "" : String.fromCodePoint(code3);
}
function lastCharacter(value) {
  const code3 = value.codePointAt(value.length - 2);
  return code3 !== void 0 && code3 > 65535 ? value.slice(-2) : value.slice(-1);
}

// node_modules/mdast-util-to-markdown/lib/util/encode-character-reference.js
function encodeCharacterReference(code3) {
  return "&#x" + code3.toString(16).toUpperCase() + ";";
}

// node_modules/mdast-util-to-markdown/lib/util/encode-info.js
function encodeInfo(outside, inside, marker) {
  const outsideKind = classifyCharacter(outside);
  const insideKind = classifyCharacter(inside);
  if (outsideKind === void 0) {
    return insideKind === void 0 ? (
      // Letter inside:
      // we have to encode *both* letters for `_` as it is looser.
      // it already forms for `*` (and GFMs `~`).
      marker === "_" ? { inside: true, outside: true } : { inside: false, outside: false }
    ) : insideKind === 1 ? (
      // Whitespace inside: encode both (letter, whitespace).
      { inside: true, outside: true }
    ) : (
      // Punctuation inside: encode outer (letter)
      { inside: false, outside: true }
    );
  }
  if (outsideKind === 1) {
    return insideKind === void 0 ? (
      // Letter inside: already forms.
      { inside: false, outside: false }
    ) : insideKind === 1 ? (
      // Whitespace inside: encode both (whitespace).
      { inside: true, outside: true }
    ) : (
      // Punctuation inside: already forms.
      { inside: false, outside: false }
    );
  }
  return insideKind === void 0 ? (
    // Letter inside: already forms.
    { inside: false, outside: false }
  ) : insideKind === 1 ? (
    // Whitespace inside: encode inner (whitespace).
    { inside: true, outside: false }
  ) : (
    // Punctuation inside: already forms.
    { inside: false, outside: false }
  );
}

// node_modules/micromark-util-html-tag-name/index.js
var htmlBlockNames = [
  "address",
  "article",
  "aside",
  "base",
  "basefont",
  "blockquote",
  "body",
  "caption",
  "center",
  "col",
  "colgroup",
  "dd",
  "details",
  "dialog",
  "dir",
  "div",
  "dl",
  "dt",
  "fieldset",
  "figcaption",
  "figure",
  "footer",
  "form",
  "frame",
  "frameset",
  "h1",
  "h2",
  "h3",
  "h4",
  "h5",
  "h6",
  "head",
  "header",
  "hr",
  "html",
  "iframe",
  "legend",
  "li",
  "link",
  "main",
  "menu",
  "menuitem",
  "nav",
  "noframes",
  "ol",
  "optgroup",
  "option",
  "p",
  "param",
  "search",
  "section",
  "summary",
  "table",
  "tbody",
  "td",
  "tfoot",
  "th",
  "thead",
  "title",
  "tr",
  "track",
  "ul"
];
var htmlRawNames = ["pre", "script", "style", "textarea"];

// node_modules/mdast-util-to-markdown/lib/util/html-kind.js
function htmlKind(value) {
  if (value.charCodeAt(0) !== 60) return;
  const next = value.charCodeAt(1);
  if (next === 33) {
    const code4 = value.charCodeAt(2);
    if (code4 === 45) return 2;
    if (code4 === 91) return 5;
    if (asciiAlpha(code4)) return 4;
    return;
  }
  if (next === 63) return 3;
  const closing = next === 47;
  const start = closing ? 2 : 1;
  let end = start;
  let code3 = value.charCodeAt(end);
  if (!asciiAlpha(code3)) return;
  while (code3 === 45 || asciiAlphanumeric(code3)) {
    code3 = value.charCodeAt(++end);
  }
  const name = value.slice(start, end).toLowerCase();
  if (!closing && code3 !== 47 && htmlRawNames.includes(name)) {
    return 1;
  }
  return htmlBlockNames.includes(name) ? 6 : 7;
}

// node_modules/mdast-util-to-markdown/lib/util/container-phrasing.js
var builtins = /* @__PURE__ */ new Map([
  ["*", false],
  ["_", true]
]);
function candidates(tokens, involved, runOf) {
  const related = /* @__PURE__ */ new Set();
  for (const token of tokens) {
    const siblings = runOf.get(token);
    if (siblings && token.attention && involved.some((d) => d.attention === token.attention)) {
      for (const sibling of siblings.tokens) {
        related.add(sibling.attention);
      }
    }
  }
  const ordered = [];
  for (const token of tokens) {
    if (token.attention && related.delete(token.attention)) {
      ordered.push(token.attention);
    }
  }
  ordered.reverse();
  return ordered;
}
function check(tokens, before, after) {
  const runs = [];
  const wrong = /* @__PURE__ */ new Map();
  const runOf = /* @__PURE__ */ new Map();
  let index2 = 0;
  while (index2 < tokens.length) {
    if (!tokens[index2].attention) {
      index2++;
      continue;
    }
    const marker = tokens[index2].value.charAt(0);
    const strict = builtins.get(marker);
    let end = index2 + 1;
    while (end < tokens.length && tokens[end].attention && tokens[end].value.charAt(0) === marker) {
      end++;
    }
    const head = index2 ? tokens[index2 - 1].value : before;
    const previous3 = classifyCharacter(head.charCodeAt(head.length - 1));
    const next = classifyCharacter(
      (end < tokens.length ? tokens[end].value : after).charCodeAt(0)
    );
    const open = !next || next === 2 && Boolean(previous3);
    const close = !previous3 || previous3 === 2 && Boolean(next);
    const run = {
      tokens: tokens.slice(index2, end),
      markers: [],
      start: 0,
      end: 0,
      // Underscores are strict, they cannot open or close inside words.
      open: strict ? open && (Boolean(previous3) || !close) : open,
      close: strict ? close && (Boolean(next) || !open) : close,
      // All builtins can split runs.
      split: strict !== void 0
    };
    for (const token of run.tokens) {
      wrong.set(token, [...run.tokens]);
      runOf.set(token, run);
      let size = token.value.length;
      while (size--) run.markers.push(token);
    }
    run.end = run.markers.length;
    runs.push(run);
    index2 = end;
  }
  pair(runs, wrong);
  index2 = -1;
  while (++index2 < tokens.length) {
    const involved = wrong.get(tokens[index2]);
    if (involved) return { attention: candidates(tokens, involved, runOf), index: index2 };
  }
}
function encode(tokens, start) {
  const token = tokens[start ? 0 : tokens.length - 1];
  if (!token || token.attention) return;
  const character = start ? firstCharacter(token.value) : lastCharacter(token.value);
  const reference = encodeCharacterReference(
    /** @type {number} */
    character.codePointAt(0)
  );
  if (start) {
    token.value = reference + token.value.slice(character.length);
  } else {
    let value = token.value.slice(0, token.value.length - character.length);
    let escapes = 0;
    while (value.charCodeAt(value.length - 1 - escapes) === 92) {
      escapes++;
    }
    if (escapes % 2) value += "\\";
    token.value = value + reference;
  }
}
function improve(items, chosen, mistake, before, after) {
  for (const attention4 of mistake.attention) {
    const current = chosen.get(attention4) || attention4.sequences[0];
    for (const sequence of attention4.sequences) {
      if (sequence === current) continue;
      const trial = new Map(chosen);
      trial.set(attention4, sequence);
      const tokens = render(items, trial, before, after);
      const next = check(tokens, before, after);
      if (!next || next.index > mistake.index) {
        return { chosen: trial, mistake: next, tokens };
      }
    }
  }
}
function pair(runs, wrong) {
  const openersByMarker = /* @__PURE__ */ new Map();
  for (const closer of runs) {
    const marker = closer.tokens[0].value.charAt(0);
    let openers = openersByMarker.get(marker);
    if (!openers) {
      openers = [];
      openersByMarker.set(marker, openers);
    }
    let open = closer.close ? openers.length : 0;
    while (open-- && closer.start < closer.end) {
      const opener = openers[open];
      const openerSize = opener.end - opener.start;
      const closerSize = closer.end - closer.start;
      if (closer.split ? (
        // The rule of 3, on the sizes that are left.
        (opener.close || closer.open) && closerSize % 3 && !((openerSize + closerSize) % 3)
      ) : (
        // Others pair whole runs of the same size.
        openerSize !== opener.markers.length || openerSize !== closerSize
      )) {
        continue;
      }
      const size = closer.split ? openerSize > 1 && closerSize > 1 ? 2 : 1 : closerSize;
      const opening = opener.markers.slice(opener.end - size, opener.end);
      const closing = closer.markers.slice(closer.start, closer.start + size);
      const openToken = opening[0];
      const closeToken = closing[0];
      if (
        // Whole sequences:
        // the markers of a sequence are next to each other,
        // so if the first and last marker are of one sequence of that size,
        // all markers are exactly that sequence.
        openToken === opening[size - 1] && openToken.value.length === size && closeToken === closing[size - 1] && closeToken.value.length === size && // Of the same attention, so its opening and closing sequence.
        openToken.attention === closeToken.attention
      ) {
        wrong.delete(openToken);
        wrong.delete(closeToken);
      } else {
        const involved = [.../* @__PURE__ */ new Set([...opening, ...closing])];
        for (const token of involved) {
          const list3 = wrong.get(token);
          if (list3) list3.push(...involved);
        }
      }
      opener.end -= size;
      closer.start += size;
      if (opener.start === opener.end) openers.splice(open, 1);
      open = openers.length;
    }
    if (closer.open && closer.start < closer.end) openers.push(closer);
  }
}
function attentionSequences(type, markers, sizes) {
  if (markers.length === 0) {
    throw new Error(
      "Cannot serialize `" + type + "` as attention without markers, expected one or more markers"
    );
  }
  if (sizes.length === 0) {
    throw new Error(
      "Cannot serialize `" + type + "` as attention without sizes, expected one or more sizes"
    );
  }
  for (const size of sizes) {
    if (!Number.isSafeInteger(size) || size < 1) {
      throw new Error(
        "Cannot serialize `" + type + "` as attention with `" + size + "` as size, expected positive integer"
      );
    }
  }
  const sequences = [];
  for (const marker of markers) {
    if (marker.length !== 1) {
      throw new Error(
        "Cannot serialize `" + type + "` as attention with `" + marker + "` as marker, expected a single ascii character"
      );
    }
    if (!asciiPunctuation(marker.charCodeAt(0))) {
      throw new Error(
        "Cannot serialize `" + type + "` as attention with `" + marker + "` as marker, expected ascii punctuation"
      );
    }
    for (const size of sizes) {
      sequences.push(marker.repeat(size));
    }
  }
  return sequences;
}
function phrasing2(parent, state, info) {
  const indexStack = state.indexStack;
  const children = parent.children || [];
  const results = [];
  let index2 = -1;
  let before = info.before;
  indexStack.push(-1);
  let tracker = state.createTracker(info);
  while (++index2 < children.length) {
    const child = children[index2];
    let after;
    indexStack[indexStack.length - 1] = index2;
    if (index2 + 1 < children.length) {
      let handle3 = state.handle.handlers[children[index2 + 1].type];
      if (handle3 && handle3.peek) handle3 = handle3.peek;
      after = handle3 ? firstCharacter(
        handle3(children[index2 + 1], parent, state, {
          before: "",
          after: "",
          ...tracker.current()
        })
      ) : "";
    } else {
      after = info.after;
    }
    const previous3 = results[results.length - 1];
    if (typeof previous3 === "string" && (before === "\r" || before === "\n") && child.type === "html" && htmlKind(child.value) !== 7) {
      results[results.length - 1] = previous3.replace(/(\r?\n|\r)$/, " ");
      before = " ";
      tracker = state.createTracker(info);
      tracker.move(serialize2(results, info.before, info.after));
    }
    const handle2 = state.handle.handlers[child.type];
    if (handle2 && handle2.attention) {
      const item = attentionItem(
        /** @type {PhrasingParents} */
        child,
        handle2.attention,
        state,
        tracker
      );
      if (!item) continue;
      results.push(item);
      before = lastCharacter(item.sequences[0]);
    } else {
      const value = state.handle(child, parent, state, {
        ...tracker.current(),
        after,
        before
      });
      if (!value) continue;
      tracker.move(value);
      results.push(value);
      before = lastCharacter(value);
    }
  }
  indexStack.pop();
  return results;
}
function attentionItem(node2, attention4, state, tracker) {
  const { construct, markers, sizes } = attention4(node2, state);
  const sequences = attentionSequences(node2.type, markers, sizes);
  const sequence = sequences[0];
  const exit3 = state.enter(construct);
  const inside = state.createTracker(tracker.current());
  inside.move(sequence);
  const children = phrasing2(node2, state, {
    ...inside.current(),
    before: sequence,
    after: sequence
  });
  exit3();
  if (children.length === 0) return;
  tracker.move(sequence);
  tracker.move(serialize2(children, sequence, sequence));
  tracker.move(sequence);
  return { children, sequences };
}
function fix(items, chosen, before, after) {
  let tokens = render(items, chosen, before, after);
  let mistake = check(tokens, before, after);
  while (mistake) {
    const next = improve(items, chosen, mistake, before, after);
    if (!next) return;
    chosen = next.chosen;
    tokens = next.tokens;
    mistake = next.mistake;
  }
  return tokens;
}
function guess(items, chosen, before, after) {
  let previous3 = before;
  let index2 = -1;
  while (++index2 < items.length) {
    const item = items[index2];
    if (typeof item === "string") {
      previous3 = "";
      continue;
    }
    const next = index2 === items.length - 1 ? after : "";
    const sequence = item.sequences.find(function(value) {
      const marker = value.charAt(0);
      return marker !== previous3.charAt(0) && marker !== next.charAt(0) || items.length === 1 && builtins.has(marker) && value.length > before.length;
    }) || item.sequences[0];
    if (sequence !== item.sequences[0]) chosen.set(item, sequence);
    guess(item.children, chosen, sequence, sequence);
    previous3 = sequence;
  }
}
function render(items, chosen, before, after) {
  const tokens = [];
  let encodeAfter;
  let previous3 = lastCharacter(before);
  let index2 = -1;
  while (++index2 < items.length) {
    const item = items[index2];
    if (typeof item === "string") {
      const token = { value: item, attention: void 0 };
      if (encodeAfter && encodeAfter === firstCharacter(item)) {
        encode([token], true);
      }
      encodeAfter = void 0;
      tokens.push(token);
      if (token.value) previous3 = lastCharacter(token.value);
      continue;
    }
    const sequence = chosen.get(item) || item.sequences[0];
    const marker = sequence.charAt(0);
    const next = items[index2 + 1];
    const outsideBefore = previous3;
    const outsideAfter = firstCharacter(
      next === void 0 ? after : typeof next === "string" ? next : chosen.get(next) || next.sequences[0]
    );
    const inside = render(item.children, chosen, sequence, sequence);
    const head = inside[0].value;
    const open = encodeInfo(
      outsideBefore.charCodeAt(outsideBefore.length - 1),
      head.charCodeAt(0),
      marker
    );
    if (open.inside) encode(inside, true);
    const tail = lastCharacter(inside[inside.length - 1].value);
    const close = encodeInfo(
      outsideAfter.charCodeAt(0),
      tail.charCodeAt(tail.length - 1),
      marker
    );
    if (close.inside) encode(inside, false);
    if (open.outside && outsideBefore !== "\n" && outsideBefore !== "\r") {
      encode(tokens, false);
    }
    if (close.outside) encodeAfter = outsideAfter;
    tokens.push({ value: sequence, attention: item }, ...inside, {
      value: sequence,
      attention: item
    });
    previous3 = sequence.charAt(sequence.length - 1);
  }
  return tokens;
}
function serialize2(items, before, after) {
  const guessed = /* @__PURE__ */ new Map();
  guess(items, guessed, before, after);
  const tokens = (
    // Start from guesses (based on the preferred sequences).
    (guessed.size > 0 ? fix(items, guessed, before, after) : void 0) || // If stuck, start from the preferred sequences instead.
    fix(items, /* @__PURE__ */ new Map(), before, after) || // If stuck again, use the preferred sequences as they are.
    render(items, /* @__PURE__ */ new Map(), before, after)
  );
  let result = "";
  for (const token of tokens) result += token.value;
  return result;
}

// node_modules/mdast-util-to-markdown/lib/handle/emphasis.js
emphasis.attention = attention;
emphasis.peek = peek;
function emphasis(node2, _, state, info) {
  const exit3 = state.enter("phrasing");
  const item = attentionItem(node2, attention, state, state.createTracker(info));
  const value = item ? serialize2([item], info.before, info.after) : "";
  exit3();
  return value;
}
function attention(_, state) {
  const marker = checkEmphasis(state);
  return {
    construct: "emphasis",
    markers: marker === "*" ? ["*", "_"] : ["_", "*"],
    sizes: [1]
  };
}
function peek(_, _1, state) {
  return state.options.emphasis || "*";
}

// node_modules/unist-util-visit/lib/index.js
function visit(tree, testOrEnterOrVisitors, enterOrVisitorsOrReverse, maybeReverse) {
  let check2;
  let visitors;
  let reverse;
  if (typeof enterOrVisitorsOrReverse === "function" || enterOrVisitorsOrReverse && typeof enterOrVisitorsOrReverse === "object") {
    check2 = /** @type {Test} */
    testOrEnterOrVisitors;
    visitors = enterOrVisitorsOrReverse;
    reverse = maybeReverse;
  } else {
    visitors = /** @type {Visitor | Visitors} */
    testOrEnterOrVisitors;
    reverse = enterOrVisitorsOrReverse;
  }
  if (typeof visitors === "function") {
    visitParents(tree, check2, wrap(visitors), reverse);
  } else {
    visitParents(tree, check2, wrapVisitors(visitors), reverse);
  }
}
function wrapVisitors(visitors) {
  if (!visitors || typeof visitors !== "object") return visitors;
  return {
    enter: typeof visitors.enter === "function" ? wrap(visitors.enter) : visitors.enter,
    exit: typeof visitors.exit === "function" ? wrap(visitors.exit) : visitors.exit
  };
}
function wrap(visitor) {
  return overload;
  function overload(node2, parents, index2) {
    return visitor(node2, index2, parents[parents.length - 1]);
  }
}

// node_modules/mdast-util-to-string/lib/index.js
var emptyOptions = {};
function toString(value, options) {
  const settings = options || emptyOptions;
  const includeImageAlt = typeof settings.includeImageAlt === "boolean" ? settings.includeImageAlt : true;
  const includeHtml = typeof settings.includeHtml === "boolean" ? settings.includeHtml : true;
  return one(value, includeImageAlt, includeHtml);
}
function one(value, includeImageAlt, includeHtml) {
  if (node(value)) {
    if ("value" in value) {
      return value.type === "html" && !includeHtml ? "" : value.value;
    }
    if (includeImageAlt && "alt" in value && value.alt) {
      return value.alt;
    }
    if ("children" in value) {
      return all(value.children, includeImageAlt, includeHtml);
    }
  }
  if (Array.isArray(value)) {
    return all(value, includeImageAlt, includeHtml);
  }
  return "";
}
function all(values, includeImageAlt, includeHtml) {
  const result = [];
  let index2 = -1;
  while (++index2 < values.length) {
    result[index2] = one(values[index2], includeImageAlt, includeHtml);
  }
  return result.join("");
}
function node(value) {
  return Boolean(value && typeof value === "object");
}

// node_modules/mdast-util-to-markdown/lib/util/format-heading-as-setext.js
function formatHeadingAsSetext(node2, state) {
  let literalWithBreak = false;
  visit(node2, function(node3) {
    if ("value" in node3 && /\r?\n|\r/.test(node3.value) || node3.type === "break") {
      literalWithBreak = true;
      return EXIT;
    }
  });
  return Boolean(
    (!node2.depth || node2.depth < 3) && toString(node2) && (state.options.setext || literalWithBreak)
  );
}

// node_modules/mdast-util-to-markdown/lib/handle/heading.js
function heading(node2, _, state, info) {
  const rank = Math.max(Math.min(6, node2.depth || 1), 1);
  const tracker = state.createTracker(info);
  if (formatHeadingAsSetext(node2, state)) {
    const exit4 = state.enter("headingSetext");
    const subexit2 = state.enter("phrasing");
    const value2 = state.containerPhrasing(node2, {
      ...tracker.current(),
      before: "\n",
      after: "\n"
    });
    subexit2();
    exit4();
    return value2 + "\n" + (rank === 1 ? "=" : "-").repeat(
      // The whole size…
      value2.length - // Minus the position of the character after the last EOL (or
      // 0 if there is none)…
      (Math.max(value2.lastIndexOf("\r"), value2.lastIndexOf("\n")) + 1)
    );
  }
  const sequence = "#".repeat(rank);
  const exit3 = state.enter("headingAtx");
  const subexit = state.enter("phrasing");
  tracker.move(sequence + " ");
  let value = state.containerPhrasing(node2, {
    before: "# ",
    after: "\n",
    ...tracker.current()
  });
  const head = value.charCodeAt(0);
  if (head === 9 || head === 32) {
    value = encodeCharacterReference(head) + value.slice(1);
  }
  value = value ? sequence + " " + value : sequence;
  if (state.options.closeAtx) {
    value += " " + sequence;
  }
  subexit();
  exit3();
  return value;
}

// node_modules/mdast-util-to-markdown/lib/handle/html.js
html.peek = htmlPeek;
function html(node2) {
  return node2.value || "";
}
function htmlPeek() {
  return "<";
}

// node_modules/mdast-util-to-markdown/lib/handle/image.js
image.peek = imagePeek;
function image(node2, _, state, info) {
  const quote = checkQuote(state);
  const suffix = quote === '"' ? "Quote" : "Apostrophe";
  const exit3 = state.enter("image");
  let subexit = state.enter("label");
  const tracker = state.createTracker(info);
  let value = tracker.move("![");
  value += tracker.move(
    state.safe(node2.alt, { before: value, after: "]", ...tracker.current() })
  );
  value += tracker.move("](");
  subexit();
  if (
    // If there’s no url but there is a title…
    !node2.url && node2.title || // If there are control characters or whitespace.
    /[\0- \u007F]/.test(node2.url)
  ) {
    subexit = state.enter("destinationLiteral");
    value += tracker.move("<");
    value += tracker.move(
      state.safe(node2.url, { before: value, after: ">", ...tracker.current() })
    );
    value += tracker.move(">");
  } else {
    subexit = state.enter("destinationRaw");
    value += tracker.move(
      state.safe(node2.url, {
        before: value,
        after: node2.title ? " " : ")",
        ...tracker.current()
      })
    );
  }
  subexit();
  if (node2.title) {
    subexit = state.enter(`title${suffix}`);
    value += tracker.move(" " + quote);
    value += tracker.move(
      state.safe(node2.title, {
        before: value,
        after: quote,
        ...tracker.current()
      })
    );
    value += tracker.move(quote);
    subexit();
  }
  value += tracker.move(")");
  exit3();
  return value;
}
function imagePeek() {
  return "!";
}

// node_modules/mdast-util-to-markdown/lib/handle/image-reference.js
imageReference.peek = imageReferencePeek;
function imageReference(node2, _, state, info) {
  const type = node2.referenceType;
  const exit3 = state.enter("imageReference");
  let subexit = state.enter("label");
  const tracker = state.createTracker(info);
  let value = tracker.move("![");
  const alt = state.safe(node2.alt, {
    before: value,
    after: "]",
    ...tracker.current()
  });
  value += tracker.move(alt + "][");
  subexit();
  const stack = state.stack;
  state.stack = stack.filter(function(d) {
    return d !== "phrasing";
  });
  subexit = state.enter("reference");
  const reference = state.safe(state.associationId(node2), {
    before: value,
    after: "]",
    ...tracker.current()
  });
  subexit();
  state.stack = stack;
  exit3();
  if (type === "full" || !alt || alt !== reference) {
    value += tracker.move(reference + "]");
  } else if (type === "shortcut") {
    value = value.slice(0, -1);
  } else {
    value += tracker.move("]");
  }
  return value;
}
function imageReferencePeek() {
  return "!";
}

// node_modules/mdast-util-to-markdown/lib/handle/inline-code.js
inlineCode.peek = inlineCodePeek;
function inlineCode(node2, _, state) {
  let value = node2.value || "";
  let sequence = "`";
  let index2 = -1;
  while (new RegExp("(^|[^`])" + sequence + "([^`]|$)").test(value)) {
    sequence += "`";
  }
  if (/[^\n\r ]/.test(value) && (/^[\n\r ]/.test(value) && /[\n\r ]$/.test(value) || /^`|`$/.test(value))) {
    value = " " + value + " ";
  }
  while (++index2 < state.unsafe.length) {
    const pattern = state.unsafe[index2];
    const expression = state.compilePattern(pattern);
    if (!pattern.atBreak) continue;
    let match;
    while (match = expression.exec(value)) {
      let position2 = match.index;
      if (value.charCodeAt(position2) === 10 && value.charCodeAt(position2 - 1) === 13) {
        position2--;
      }
      value = value.slice(0, position2) + " " + value.slice(match.index + 1);
    }
  }
  return sequence + value + sequence;
}
function inlineCodePeek() {
  return "`";
}

// node_modules/mdast-util-to-markdown/lib/util/format-link-as-autolink.js
function formatLinkAsAutolink(node2, state) {
  const raw = toString(node2);
  return Boolean(
    !state.options.resourceLink && // If there’s a url…
    node2.url && // And there’s no title…
    !node2.title && // And the content of `node` is a single text node…
    node2.children && node2.children.length === 1 && node2.children[0].type === "text" && // And if the url is the same as the content…
    (raw === node2.url || "mailto:" + raw === node2.url) && // And that starts w/ a protocol…
    /^[a-z][+\-.a-z]+:/i.test(node2.url) && // And that doesn’t contain ASCII control codes (character escapes and
    // references don’t work), space, or angle brackets…
    !/[\0- <>\u007F]/.test(node2.url)
  );
}

// node_modules/mdast-util-to-markdown/lib/handle/link.js
link.peek = linkPeek;
function link(node2, _, state, info) {
  const quote = checkQuote(state);
  const suffix = quote === '"' ? "Quote" : "Apostrophe";
  const tracker = state.createTracker(info);
  if (formatLinkAsAutolink(node2, state)) {
    const stack = state.stack;
    state.stack = stack.filter(function(d) {
      return d !== "phrasing";
    });
    const exit4 = state.enter("autolink");
    let value2 = tracker.move("<");
    value2 += tracker.move(
      state.containerPhrasing(node2, {
        before: value2,
        after: ">",
        ...tracker.current()
      })
    );
    value2 += tracker.move(">");
    exit4();
    state.stack = stack;
    return value2;
  }
  const exit3 = state.enter("link");
  let subexit = state.enter("label");
  let value = tracker.move("[");
  const text5 = state.containerPhrasing(node2, {
    before: value,
    after: "](",
    ...tracker.current()
  });
  value += tracker.move(text5);
  subexit();
  value += tracker.move("](");
  const enclose = /[\0- \u007F]/.test(node2.url);
  const last = info.before.charAt(info.before.length - 1);
  let title = node2.title || void 0;
  if (!title && !enclose && (last === "\n" || last === "\r")) {
    let index2 = 0;
    while (index2 < text5.length && text5.charCodeAt(index2) !== 93) {
      index2 += text5.charCodeAt(index2) === 92 ? 2 : 1;
    }
    if (text5.charCodeAt(index2 + 1) === 58) title = "";
  }
  if (
    // If there’s no url but there is a title…
    !node2.url && typeof title === "string" || // If there are control characters or whitespace.
    enclose
  ) {
    subexit = state.enter("destinationLiteral");
    value += tracker.move("<");
    value += tracker.move(
      state.safe(node2.url, { before: value, after: ">", ...tracker.current() })
    );
    value += tracker.move(">");
  } else {
    subexit = state.enter("destinationRaw");
    value += tracker.move(
      state.safe(node2.url, {
        before: value,
        after: typeof title === "string" ? " " : ")",
        ...tracker.current()
      })
    );
  }
  subexit();
  if (typeof title === "string") {
    subexit = state.enter(`title${suffix}`);
    value += tracker.move(" " + quote);
    value += tracker.move(
      state.safe(title, {
        before: value,
        after: quote,
        ...tracker.current()
      })
    );
    value += tracker.move(quote);
    subexit();
  }
  value += tracker.move(")");
  exit3();
  return value;
}
function linkPeek(node2, _, state) {
  return formatLinkAsAutolink(node2, state) ? "<" : "[";
}

// node_modules/mdast-util-to-markdown/lib/handle/link-reference.js
linkReference.peek = linkReferencePeek;
function linkReference(node2, _, state, info) {
  const type = node2.referenceType;
  const exit3 = state.enter("linkReference");
  let subexit = state.enter("label");
  const tracker = state.createTracker(info);
  let value = tracker.move("[");
  const text5 = state.containerPhrasing(node2, {
    before: value,
    after: "]",
    ...tracker.current()
  });
  value += tracker.move(text5 + "][");
  subexit();
  const stack = state.stack;
  state.stack = stack.filter(function(d) {
    return d !== "phrasing";
  });
  subexit = state.enter("reference");
  const reference = state.safe(state.associationId(node2), {
    before: value,
    after: "]",
    ...tracker.current()
  });
  subexit();
  state.stack = stack;
  exit3();
  if (type === "full" || !text5 || text5 !== reference) {
    value += tracker.move(reference + "]");
  } else if (type === "shortcut") {
    value = value.slice(0, -1);
  } else {
    value += tracker.move("]");
  }
  return value;
}
function linkReferencePeek() {
  return "[";
}

// node_modules/mdast-util-to-markdown/lib/util/check-bullet.js
function checkBullet(state) {
  const marker = state.options.bullet || "*";
  if (marker !== "*" && marker !== "+" && marker !== "-") {
    throw new Error(
      "Cannot serialize items with `" + marker + "` for `options.bullet`, expected `*`, `+`, or `-`"
    );
  }
  return marker;
}

// node_modules/mdast-util-to-markdown/lib/util/check-bullet-other.js
function checkBulletOther(state) {
  const bullet2 = checkBullet(state);
  const bulletOther = state.options.bulletOther;
  if (!bulletOther) {
    return bullet2 === "*" ? "-" : "*";
  }
  if (bulletOther !== "*" && bulletOther !== "+" && bulletOther !== "-") {
    throw new Error(
      "Cannot serialize items with `" + bulletOther + "` for `options.bulletOther`, expected `*`, `+`, or `-`"
    );
  }
  if (bulletOther === bullet2) {
    throw new Error(
      "Expected `bullet` (`" + bullet2 + "`) and `bulletOther` (`" + bulletOther + "`) to be different"
    );
  }
  return bulletOther;
}

// node_modules/mdast-util-to-markdown/lib/util/check-bullet-ordered.js
function checkBulletOrdered(state) {
  const marker = state.options.bulletOrdered || ".";
  if (marker !== "." && marker !== ")") {
    throw new Error(
      "Cannot serialize items with `" + marker + "` for `options.bulletOrdered`, expected `.` or `)`"
    );
  }
  return marker;
}

// node_modules/mdast-util-to-markdown/lib/util/check-rule.js
function checkRule(state) {
  const marker = state.options.rule || "*";
  if (marker !== "*" && marker !== "-" && marker !== "_") {
    throw new Error(
      "Cannot serialize rules with `" + marker + "` for `options.rule`, expected `*`, `-`, or `_`"
    );
  }
  return marker;
}

// node_modules/mdast-util-to-markdown/lib/handle/list.js
function list(node2, parent, state, info) {
  const exit3 = state.enter("list");
  const bulletCurrent = state.bulletCurrent;
  let bullet2 = node2.ordered ? checkBulletOrdered(state) : checkBullet(state);
  const bulletOther = node2.ordered ? bullet2 === "." ? ")" : "." : checkBulletOther(state);
  let useDifferentMarker = parent && state.bulletLastUsed ? bullet2 === state.bulletLastUsed : false;
  if (!node2.ordered) {
    const firstListItem = node2.children ? node2.children[0] : void 0;
    if (
      // Bullet could be used as a thematic break marker:
      (bullet2 === "*" || bullet2 === "-") && // Empty first list item:
      firstListItem && (!firstListItem.children || !firstListItem.children[0]) && // Directly in two other list items:
      state.stack[state.stack.length - 1] === "list" && state.stack[state.stack.length - 2] === "listItem" && state.stack[state.stack.length - 3] === "list" && state.stack[state.stack.length - 4] === "listItem" && // That are each the first child.
      state.indexStack[state.indexStack.length - 1] === 0 && state.indexStack[state.indexStack.length - 2] === 0 && state.indexStack[state.indexStack.length - 3] === 0
    ) {
      useDifferentMarker = true;
    }
    if (checkRule(state) === bullet2 && firstListItem) {
      let index2 = -1;
      while (++index2 < node2.children.length) {
        const item = node2.children[index2];
        if (item && item.type === "listItem" && item.children && item.children[0] && item.children[0].type === "thematicBreak") {
          useDifferentMarker = true;
          break;
        }
      }
    }
  }
  if (useDifferentMarker) {
    bullet2 = bulletOther;
  }
  state.bulletCurrent = bullet2;
  const value = state.containerFlow(node2, info);
  state.bulletLastUsed = bullet2;
  state.bulletCurrent = bulletCurrent;
  exit3();
  return value;
}

// node_modules/mdast-util-to-markdown/lib/util/check-list-item-indent.js
function checkListItemIndent(state) {
  const style = state.options.listItemIndent || "one";
  if (style !== "tab" && style !== "one" && style !== "mixed") {
    throw new Error(
      "Cannot serialize items with `" + style + "` for `options.listItemIndent`, expected `tab`, `one`, or `mixed`"
    );
  }
  return style;
}

// node_modules/mdast-util-to-markdown/lib/handle/list-item.js
function listItem(node2, parent, state, info) {
  const listItemIndent = checkListItemIndent(state);
  let bullet2 = state.bulletCurrent || checkBullet(state);
  if (parent && parent.type === "list" && parent.ordered) {
    bullet2 = (typeof parent.start === "number" && parent.start > -1 ? parent.start : 1) + (state.options.incrementListMarker === false ? 0 : parent.children.indexOf(node2)) + bullet2;
  }
  let size = bullet2.length + 1;
  if (listItemIndent === "tab" || listItemIndent === "mixed" && (parent && parent.type === "list" && parent.spread || node2.spread)) {
    size = Math.ceil(size / 4) * 4;
  }
  const tracker = state.createTracker(info);
  tracker.move(bullet2 + " ".repeat(size - bullet2.length));
  tracker.shift(size);
  const exit3 = state.enter("listItem");
  const value = state.indentLines(
    state.containerFlow(node2, tracker.current()),
    map3
  );
  exit3();
  return value;
  function map3(line, index2, blank) {
    if (index2) {
      return (blank ? "" : " ".repeat(size)) + line;
    }
    return (blank ? bullet2 : bullet2 + " ".repeat(size - bullet2.length)) + line;
  }
}

// node_modules/mdast-util-to-markdown/lib/handle/paragraph.js
function paragraph(node2, _, state, info) {
  const exit3 = state.enter("paragraph");
  const subexit = state.enter("phrasing");
  const value = state.containerPhrasing(node2, info);
  subexit();
  exit3();
  return value;
}

// node_modules/mdast-util-to-markdown/lib/handle/root.js
function root(node2, _, state, info) {
  const hasPhrasing = node2.children.some(function(d) {
    return phrasing(d);
  });
  if (!hasPhrasing) return state.containerFlow(node2, info);
  const exit3 = state.enter("phrasing");
  const value = state.containerPhrasing(node2, info);
  exit3();
  return value;
}

// node_modules/mdast-util-to-markdown/lib/util/check-strong.js
function checkStrong(state) {
  const marker = state.options.strong || "*";
  if (marker !== "*" && marker !== "_") {
    throw new Error(
      "Cannot serialize strong with `" + marker + "` for `options.strong`, expected `*`, or `_`"
    );
  }
  return marker;
}

// node_modules/mdast-util-to-markdown/lib/handle/strong.js
strong.attention = attention2;
strong.peek = peek2;
function strong(node2, _, state, info) {
  const exit3 = state.enter("phrasing");
  const item = attentionItem(node2, attention2, state, state.createTracker(info));
  const value = item ? serialize2([item], info.before, info.after) : "";
  exit3();
  return value;
}
function attention2(_, state) {
  const marker = checkStrong(state);
  return {
    construct: "strong",
    markers: marker === "*" ? ["*", "_"] : ["_", "*"],
    sizes: [2]
  };
}
function peek2(_, _1, state) {
  return state.options.strong || "*";
}

// node_modules/mdast-util-to-markdown/lib/handle/text.js
function text(node2, parent, state, info) {
  const siblings = parent ? parent.children : [];
  const index2 = state.indexStack[state.indexStack.length - 1];
  return state.safe(node2.value, {
    ...info,
    afterNode: siblings[index2 + 1],
    beforeNode: siblings[index2 - 1]
  });
}

// node_modules/mdast-util-to-markdown/lib/util/check-rule-repetition.js
function checkRuleRepetition(state) {
  const repetition = state.options.ruleRepetition || 3;
  if (repetition < 3) {
    throw new Error(
      "Cannot serialize rules with repetition `" + repetition + "` for `options.ruleRepetition`, expected `3` or more"
    );
  }
  return repetition;
}

// node_modules/mdast-util-to-markdown/lib/handle/thematic-break.js
function thematicBreak(_, _1, state) {
  const value = (checkRule(state) + (state.options.ruleSpaces ? " " : "")).repeat(checkRuleRepetition(state));
  return state.options.ruleSpaces ? value.slice(0, -1) : value;
}

// node_modules/mdast-util-to-markdown/lib/handle/index.js
var handle = {
  blockquote,
  break: hardBreak,
  code,
  definition,
  emphasis,
  hardBreak,
  heading,
  html,
  image,
  imageReference,
  inlineCode,
  link,
  linkReference,
  list,
  listItem,
  paragraph,
  root,
  strong,
  text,
  thematicBreak
};

// node_modules/character-entities/index.js
var characterEntities = {
  AElig: "\xC6",
  AMP: "&",
  Aacute: "\xC1",
  Abreve: "\u0102",
  Acirc: "\xC2",
  Acy: "\u0410",
  Afr: "\u{1D504}",
  Agrave: "\xC0",
  Alpha: "\u0391",
  Amacr: "\u0100",
  And: "\u2A53",
  Aogon: "\u0104",
  Aopf: "\u{1D538}",
  ApplyFunction: "\u2061",
  Aring: "\xC5",
  Ascr: "\u{1D49C}",
  Assign: "\u2254",
  Atilde: "\xC3",
  Auml: "\xC4",
  Backslash: "\u2216",
  Barv: "\u2AE7",
  Barwed: "\u2306",
  Bcy: "\u0411",
  Because: "\u2235",
  Bernoullis: "\u212C",
  Beta: "\u0392",
  Bfr: "\u{1D505}",
  Bopf: "\u{1D539}",
  Breve: "\u02D8",
  Bscr: "\u212C",
  Bumpeq: "\u224E",
  CHcy: "\u0427",
  COPY: "\xA9",
  Cacute: "\u0106",
  Cap: "\u22D2",
  CapitalDifferentialD: "\u2145",
  Cayleys: "\u212D",
  Ccaron: "\u010C",
  Ccedil: "\xC7",
  Ccirc: "\u0108",
  Cconint: "\u2230",
  Cdot: "\u010A",
  Cedilla: "\xB8",
  CenterDot: "\xB7",
  Cfr: "\u212D",
  Chi: "\u03A7",
  CircleDot: "\u2299",
  CircleMinus: "\u2296",
  CirclePlus: "\u2295",
  CircleTimes: "\u2297",
  ClockwiseContourIntegral: "\u2232",
  CloseCurlyDoubleQuote: "\u201D",
  CloseCurlyQuote: "\u2019",
  Colon: "\u2237",
  Colone: "\u2A74",
  Congruent: "\u2261",
  Conint: "\u222F",
  ContourIntegral: "\u222E",
  Copf: "\u2102",
  Coproduct: "\u2210",
  CounterClockwiseContourIntegral: "\u2233",
  Cross: "\u2A2F",
  Cscr: "\u{1D49E}",
  Cup: "\u22D3",
  CupCap: "\u224D",
  DD: "\u2145",
  DDotrahd: "\u2911",
  DJcy: "\u0402",
  DScy: "\u0405",
  DZcy: "\u040F",
  Dagger: "\u2021",
  Darr: "\u21A1",
  Dashv: "\u2AE4",
  Dcaron: "\u010E",
  Dcy: "\u0414",
  Del: "\u2207",
  Delta: "\u0394",
  Dfr: "\u{1D507}",
  DiacriticalAcute: "\xB4",
  DiacriticalDot: "\u02D9",
  DiacriticalDoubleAcute: "\u02DD",
  DiacriticalGrave: "`",
  DiacriticalTilde: "\u02DC",
  Diamond: "\u22C4",
  DifferentialD: "\u2146",
  Dopf: "\u{1D53B}",
  Dot: "\xA8",
  DotDot: "\u20DC",
  DotEqual: "\u2250",
  DoubleContourIntegral: "\u222F",
  DoubleDot: "\xA8",
  DoubleDownArrow: "\u21D3",
  DoubleLeftArrow: "\u21D0",
  DoubleLeftRightArrow: "\u21D4",
  DoubleLeftTee: "\u2AE4",
  DoubleLongLeftArrow: "\u27F8",
  DoubleLongLeftRightArrow: "\u27FA",
  DoubleLongRightArrow: "\u27F9",
  DoubleRightArrow: "\u21D2",
  DoubleRightTee: "\u22A8",
  DoubleUpArrow: "\u21D1",
  DoubleUpDownArrow: "\u21D5",
  DoubleVerticalBar: "\u2225",
  DownArrow: "\u2193",
  DownArrowBar: "\u2913",
  DownArrowUpArrow: "\u21F5",
  DownBreve: "\u0311",
  DownLeftRightVector: "\u2950",
  DownLeftTeeVector: "\u295E",
  DownLeftVector: "\u21BD",
  DownLeftVectorBar: "\u2956",
  DownRightTeeVector: "\u295F",
  DownRightVector: "\u21C1",
  DownRightVectorBar: "\u2957",
  DownTee: "\u22A4",
  DownTeeArrow: "\u21A7",
  Downarrow: "\u21D3",
  Dscr: "\u{1D49F}",
  Dstrok: "\u0110",
  ENG: "\u014A",
  ETH: "\xD0",
  Eacute: "\xC9",
  Ecaron: "\u011A",
  Ecirc: "\xCA",
  Ecy: "\u042D",
  Edot: "\u0116",
  Efr: "\u{1D508}",
  Egrave: "\xC8",
  Element: "\u2208",
  Emacr: "\u0112",
  EmptySmallSquare: "\u25FB",
  EmptyVerySmallSquare: "\u25AB",
  Eogon: "\u0118",
  Eopf: "\u{1D53C}",
  Epsilon: "\u0395",
  Equal: "\u2A75",
  EqualTilde: "\u2242",
  Equilibrium: "\u21CC",
  Escr: "\u2130",
  Esim: "\u2A73",
  Eta: "\u0397",
  Euml: "\xCB",
  Exists: "\u2203",
  ExponentialE: "\u2147",
  Fcy: "\u0424",
  Ffr: "\u{1D509}",
  FilledSmallSquare: "\u25FC",
  FilledVerySmallSquare: "\u25AA",
  Fopf: "\u{1D53D}",
  ForAll: "\u2200",
  Fouriertrf: "\u2131",
  Fscr: "\u2131",
  GJcy: "\u0403",
  GT: ">",
  Gamma: "\u0393",
  Gammad: "\u03DC",
  Gbreve: "\u011E",
  Gcedil: "\u0122",
  Gcirc: "\u011C",
  Gcy: "\u0413",
  Gdot: "\u0120",
  Gfr: "\u{1D50A}",
  Gg: "\u22D9",
  Gopf: "\u{1D53E}",
  GreaterEqual: "\u2265",
  GreaterEqualLess: "\u22DB",
  GreaterFullEqual: "\u2267",
  GreaterGreater: "\u2AA2",
  GreaterLess: "\u2277",
  GreaterSlantEqual: "\u2A7E",
  GreaterTilde: "\u2273",
  Gscr: "\u{1D4A2}",
  Gt: "\u226B",
  HARDcy: "\u042A",
  Hacek: "\u02C7",
  Hat: "^",
  Hcirc: "\u0124",
  Hfr: "\u210C",
  HilbertSpace: "\u210B",
  Hopf: "\u210D",
  HorizontalLine: "\u2500",
  Hscr: "\u210B",
  Hstrok: "\u0126",
  HumpDownHump: "\u224E",
  HumpEqual: "\u224F",
  IEcy: "\u0415",
  IJlig: "\u0132",
  IOcy: "\u0401",
  Iacute: "\xCD",
  Icirc: "\xCE",
  Icy: "\u0418",
  Idot: "\u0130",
  Ifr: "\u2111",
  Igrave: "\xCC",
  Im: "\u2111",
  Imacr: "\u012A",
  ImaginaryI: "\u2148",
  Implies: "\u21D2",
  Int: "\u222C",
  Integral: "\u222B",
  Intersection: "\u22C2",
  InvisibleComma: "\u2063",
  InvisibleTimes: "\u2062",
  Iogon: "\u012E",
  Iopf: "\u{1D540}",
  Iota: "\u0399",
  Iscr: "\u2110",
  Itilde: "\u0128",
  Iukcy: "\u0406",
  Iuml: "\xCF",
  Jcirc: "\u0134",
  Jcy: "\u0419",
  Jfr: "\u{1D50D}",
  Jopf: "\u{1D541}",
  Jscr: "\u{1D4A5}",
  Jsercy: "\u0408",
  Jukcy: "\u0404",
  KHcy: "\u0425",
  KJcy: "\u040C",
  Kappa: "\u039A",
  Kcedil: "\u0136",
  Kcy: "\u041A",
  Kfr: "\u{1D50E}",
  Kopf: "\u{1D542}",
  Kscr: "\u{1D4A6}",
  LJcy: "\u0409",
  LT: "<",
  Lacute: "\u0139",
  Lambda: "\u039B",
  Lang: "\u27EA",
  Laplacetrf: "\u2112",
  Larr: "\u219E",
  Lcaron: "\u013D",
  Lcedil: "\u013B",
  Lcy: "\u041B",
  LeftAngleBracket: "\u27E8",
  LeftArrow: "\u2190",
  LeftArrowBar: "\u21E4",
  LeftArrowRightArrow: "\u21C6",
  LeftCeiling: "\u2308",
  LeftDoubleBracket: "\u27E6",
  LeftDownTeeVector: "\u2961",
  LeftDownVector: "\u21C3",
  LeftDownVectorBar: "\u2959",
  LeftFloor: "\u230A",
  LeftRightArrow: "\u2194",
  LeftRightVector: "\u294E",
  LeftTee: "\u22A3",
  LeftTeeArrow: "\u21A4",
  LeftTeeVector: "\u295A",
  LeftTriangle: "\u22B2",
  LeftTriangleBar: "\u29CF",
  LeftTriangleEqual: "\u22B4",
  LeftUpDownVector: "\u2951",
  LeftUpTeeVector: "\u2960",
  LeftUpVector: "\u21BF",
  LeftUpVectorBar: "\u2958",
  LeftVector: "\u21BC",
  LeftVectorBar: "\u2952",
  Leftarrow: "\u21D0",
  Leftrightarrow: "\u21D4",
  LessEqualGreater: "\u22DA",
  LessFullEqual: "\u2266",
  LessGreater: "\u2276",
  LessLess: "\u2AA1",
  LessSlantEqual: "\u2A7D",
  LessTilde: "\u2272",
  Lfr: "\u{1D50F}",
  Ll: "\u22D8",
  Lleftarrow: "\u21DA",
  Lmidot: "\u013F",
  LongLeftArrow: "\u27F5",
  LongLeftRightArrow: "\u27F7",
  LongRightArrow: "\u27F6",
  Longleftarrow: "\u27F8",
  Longleftrightarrow: "\u27FA",
  Longrightarrow: "\u27F9",
  Lopf: "\u{1D543}",
  LowerLeftArrow: "\u2199",
  LowerRightArrow: "\u2198",
  Lscr: "\u2112",
  Lsh: "\u21B0",
  Lstrok: "\u0141",
  Lt: "\u226A",
  Map: "\u2905",
  Mcy: "\u041C",
  MediumSpace: "\u205F",
  Mellintrf: "\u2133",
  Mfr: "\u{1D510}",
  MinusPlus: "\u2213",
  Mopf: "\u{1D544}",
  Mscr: "\u2133",
  Mu: "\u039C",
  NJcy: "\u040A",
  Nacute: "\u0143",
  Ncaron: "\u0147",
  Ncedil: "\u0145",
  Ncy: "\u041D",
  NegativeMediumSpace: "\u200B",
  NegativeThickSpace: "\u200B",
  NegativeThinSpace: "\u200B",
  NegativeVeryThinSpace: "\u200B",
  NestedGreaterGreater: "\u226B",
  NestedLessLess: "\u226A",
  NewLine: "\n",
  Nfr: "\u{1D511}",
  NoBreak: "\u2060",
  NonBreakingSpace: "\xA0",
  Nopf: "\u2115",
  Not: "\u2AEC",
  NotCongruent: "\u2262",
  NotCupCap: "\u226D",
  NotDoubleVerticalBar: "\u2226",
  NotElement: "\u2209",
  NotEqual: "\u2260",
  NotEqualTilde: "\u2242\u0338",
  NotExists: "\u2204",
  NotGreater: "\u226F",
  NotGreaterEqual: "\u2271",
  NotGreaterFullEqual: "\u2267\u0338",
  NotGreaterGreater: "\u226B\u0338",
  NotGreaterLess: "\u2279",
  NotGreaterSlantEqual: "\u2A7E\u0338",
  NotGreaterTilde: "\u2275",
  NotHumpDownHump: "\u224E\u0338",
  NotHumpEqual: "\u224F\u0338",
  NotLeftTriangle: "\u22EA",
  NotLeftTriangleBar: "\u29CF\u0338",
  NotLeftTriangleEqual: "\u22EC",
  NotLess: "\u226E",
  NotLessEqual: "\u2270",
  NotLessGreater: "\u2278",
  NotLessLess: "\u226A\u0338",
  NotLessSlantEqual: "\u2A7D\u0338",
  NotLessTilde: "\u2274",
  NotNestedGreaterGreater: "\u2AA2\u0338",
  NotNestedLessLess: "\u2AA1\u0338",
  NotPrecedes: "\u2280",
  NotPrecedesEqual: "\u2AAF\u0338",
  NotPrecedesSlantEqual: "\u22E0",
  NotReverseElement: "\u220C",
  NotRightTriangle: "\u22EB",
  NotRightTriangleBar: "\u29D0\u0338",
  NotRightTriangleEqual: "\u22ED",
  NotSquareSubset: "\u228F\u0338",
  NotSquareSubsetEqual: "\u22E2",
  NotSquareSuperset: "\u2290\u0338",
  NotSquareSupersetEqual: "\u22E3",
  NotSubset: "\u2282\u20D2",
  NotSubsetEqual: "\u2288",
  NotSucceeds: "\u2281",
  NotSucceedsEqual: "\u2AB0\u0338",
  NotSucceedsSlantEqual: "\u22E1",
  NotSucceedsTilde: "\u227F\u0338",
  NotSuperset: "\u2283\u20D2",
  NotSupersetEqual: "\u2289",
  NotTilde: "\u2241",
  NotTildeEqual: "\u2244",
  NotTildeFullEqual: "\u2247",
  NotTildeTilde: "\u2249",
  NotVerticalBar: "\u2224",
  Nscr: "\u{1D4A9}",
  Ntilde: "\xD1",
  Nu: "\u039D",
  OElig: "\u0152",
  Oacute: "\xD3",
  Ocirc: "\xD4",
  Ocy: "\u041E",
  Odblac: "\u0150",
  Ofr: "\u{1D512}",
  Ograve: "\xD2",
  Omacr: "\u014C",
  Omega: "\u03A9",
  Omicron: "\u039F",
  Oopf: "\u{1D546}",
  OpenCurlyDoubleQuote: "\u201C",
  OpenCurlyQuote: "\u2018",
  Or: "\u2A54",
  Oscr: "\u{1D4AA}",
  Oslash: "\xD8",
  Otilde: "\xD5",
  Otimes: "\u2A37",
  Ouml: "\xD6",
  OverBar: "\u203E",
  OverBrace: "\u23DE",
  OverBracket: "\u23B4",
  OverParenthesis: "\u23DC",
  PartialD: "\u2202",
  Pcy: "\u041F",
  Pfr: "\u{1D513}",
  Phi: "\u03A6",
  Pi: "\u03A0",
  PlusMinus: "\xB1",
  Poincareplane: "\u210C",
  Popf: "\u2119",
  Pr: "\u2ABB",
  Precedes: "\u227A",
  PrecedesEqual: "\u2AAF",
  PrecedesSlantEqual: "\u227C",
  PrecedesTilde: "\u227E",
  Prime: "\u2033",
  Product: "\u220F",
  Proportion: "\u2237",
  Proportional: "\u221D",
  Pscr: "\u{1D4AB}",
  Psi: "\u03A8",
  QUOT: '"',
  Qfr: "\u{1D514}",
  Qopf: "\u211A",
  Qscr: "\u{1D4AC}",
  RBarr: "\u2910",
  REG: "\xAE",
  Racute: "\u0154",
  Rang: "\u27EB",
  Rarr: "\u21A0",
  Rarrtl: "\u2916",
  Rcaron: "\u0158",
  Rcedil: "\u0156",
  Rcy: "\u0420",
  Re: "\u211C",
  ReverseElement: "\u220B",
  ReverseEquilibrium: "\u21CB",
  ReverseUpEquilibrium: "\u296F",
  Rfr: "\u211C",
  Rho: "\u03A1",
  RightAngleBracket: "\u27E9",
  RightArrow: "\u2192",
  RightArrowBar: "\u21E5",
  RightArrowLeftArrow: "\u21C4",
  RightCeiling: "\u2309",
  RightDoubleBracket: "\u27E7",
  RightDownTeeVector: "\u295D",
  RightDownVector: "\u21C2",
  RightDownVectorBar: "\u2955",
  RightFloor: "\u230B",
  RightTee: "\u22A2",
  RightTeeArrow: "\u21A6",
  RightTeeVector: "\u295B",
  RightTriangle: "\u22B3",
  RightTriangleBar: "\u29D0",
  RightTriangleEqual: "\u22B5",
  RightUpDownVector: "\u294F",
  RightUpTeeVector: "\u295C",
  RightUpVector: "\u21BE",
  RightUpVectorBar: "\u2954",
  RightVector: "\u21C0",
  RightVectorBar: "\u2953",
  Rightarrow: "\u21D2",
  Ropf: "\u211D",
  RoundImplies: "\u2970",
  Rrightarrow: "\u21DB",
  Rscr: "\u211B",
  Rsh: "\u21B1",
  RuleDelayed: "\u29F4",
  SHCHcy: "\u0429",
  SHcy: "\u0428",
  SOFTcy: "\u042C",
  Sacute: "\u015A",
  Sc: "\u2ABC",
  Scaron: "\u0160",
  Scedil: "\u015E",
  Scirc: "\u015C",
  Scy: "\u0421",
  Sfr: "\u{1D516}",
  ShortDownArrow: "\u2193",
  ShortLeftArrow: "\u2190",
  ShortRightArrow: "\u2192",
  ShortUpArrow: "\u2191",
  Sigma: "\u03A3",
  SmallCircle: "\u2218",
  Sopf: "\u{1D54A}",
  Sqrt: "\u221A",
  Square: "\u25A1",
  SquareIntersection: "\u2293",
  SquareSubset: "\u228F",
  SquareSubsetEqual: "\u2291",
  SquareSuperset: "\u2290",
  SquareSupersetEqual: "\u2292",
  SquareUnion: "\u2294",
  Sscr: "\u{1D4AE}",
  Star: "\u22C6",
  Sub: "\u22D0",
  Subset: "\u22D0",
  SubsetEqual: "\u2286",
  Succeeds: "\u227B",
  SucceedsEqual: "\u2AB0",
  SucceedsSlantEqual: "\u227D",
  SucceedsTilde: "\u227F",
  SuchThat: "\u220B",
  Sum: "\u2211",
  Sup: "\u22D1",
  Superset: "\u2283",
  SupersetEqual: "\u2287",
  Supset: "\u22D1",
  THORN: "\xDE",
  TRADE: "\u2122",
  TSHcy: "\u040B",
  TScy: "\u0426",
  Tab: "	",
  Tau: "\u03A4",
  Tcaron: "\u0164",
  Tcedil: "\u0162",
  Tcy: "\u0422",
  Tfr: "\u{1D517}",
  Therefore: "\u2234",
  Theta: "\u0398",
  ThickSpace: "\u205F\u200A",
  ThinSpace: "\u2009",
  Tilde: "\u223C",
  TildeEqual: "\u2243",
  TildeFullEqual: "\u2245",
  TildeTilde: "\u2248",
  Topf: "\u{1D54B}",
  TripleDot: "\u20DB",
  Tscr: "\u{1D4AF}",
  Tstrok: "\u0166",
  Uacute: "\xDA",
  Uarr: "\u219F",
  Uarrocir: "\u2949",
  Ubrcy: "\u040E",
  Ubreve: "\u016C",
  Ucirc: "\xDB",
  Ucy: "\u0423",
  Udblac: "\u0170",
  Ufr: "\u{1D518}",
  Ugrave: "\xD9",
  Umacr: "\u016A",
  UnderBar: "_",
  UnderBrace: "\u23DF",
  UnderBracket: "\u23B5",
  UnderParenthesis: "\u23DD",
  Union: "\u22C3",
  UnionPlus: "\u228E",
  Uogon: "\u0172",
  Uopf: "\u{1D54C}",
  UpArrow: "\u2191",
  UpArrowBar: "\u2912",
  UpArrowDownArrow: "\u21C5",
  UpDownArrow: "\u2195",
  UpEquilibrium: "\u296E",
  UpTee: "\u22A5",
  UpTeeArrow: "\u21A5",
  Uparrow: "\u21D1",
  Updownarrow: "\u21D5",
  UpperLeftArrow: "\u2196",
  UpperRightArrow: "\u2197",
  Upsi: "\u03D2",
  Upsilon: "\u03A5",
  Uring: "\u016E",
  Uscr: "\u{1D4B0}",
  Utilde: "\u0168",
  Uuml: "\xDC",
  VDash: "\u22AB",
  Vbar: "\u2AEB",
  Vcy: "\u0412",
  Vdash: "\u22A9",
  Vdashl: "\u2AE6",
  Vee: "\u22C1",
  Verbar: "\u2016",
  Vert: "\u2016",
  VerticalBar: "\u2223",
  VerticalLine: "|",
  VerticalSeparator: "\u2758",
  VerticalTilde: "\u2240",
  VeryThinSpace: "\u200A",
  Vfr: "\u{1D519}",
  Vopf: "\u{1D54D}",
  Vscr: "\u{1D4B1}",
  Vvdash: "\u22AA",
  Wcirc: "\u0174",
  Wedge: "\u22C0",
  Wfr: "\u{1D51A}",
  Wopf: "\u{1D54E}",
  Wscr: "\u{1D4B2}",
  Xfr: "\u{1D51B}",
  Xi: "\u039E",
  Xopf: "\u{1D54F}",
  Xscr: "\u{1D4B3}",
  YAcy: "\u042F",
  YIcy: "\u0407",
  YUcy: "\u042E",
  Yacute: "\xDD",
  Ycirc: "\u0176",
  Ycy: "\u042B",
  Yfr: "\u{1D51C}",
  Yopf: "\u{1D550}",
  Yscr: "\u{1D4B4}",
  Yuml: "\u0178",
  ZHcy: "\u0416",
  Zacute: "\u0179",
  Zcaron: "\u017D",
  Zcy: "\u0417",
  Zdot: "\u017B",
  ZeroWidthSpace: "\u200B",
  Zeta: "\u0396",
  Zfr: "\u2128",
  Zopf: "\u2124",
  Zscr: "\u{1D4B5}",
  aacute: "\xE1",
  abreve: "\u0103",
  ac: "\u223E",
  acE: "\u223E\u0333",
  acd: "\u223F",
  acirc: "\xE2",
  acute: "\xB4",
  acy: "\u0430",
  aelig: "\xE6",
  af: "\u2061",
  afr: "\u{1D51E}",
  agrave: "\xE0",
  alefsym: "\u2135",
  aleph: "\u2135",
  alpha: "\u03B1",
  amacr: "\u0101",
  amalg: "\u2A3F",
  amp: "&",
  and: "\u2227",
  andand: "\u2A55",
  andd: "\u2A5C",
  andslope: "\u2A58",
  andv: "\u2A5A",
  ang: "\u2220",
  ange: "\u29A4",
  angle: "\u2220",
  angmsd: "\u2221",
  angmsdaa: "\u29A8",
  angmsdab: "\u29A9",
  angmsdac: "\u29AA",
  angmsdad: "\u29AB",
  angmsdae: "\u29AC",
  angmsdaf: "\u29AD",
  angmsdag: "\u29AE",
  angmsdah: "\u29AF",
  angrt: "\u221F",
  angrtvb: "\u22BE",
  angrtvbd: "\u299D",
  angsph: "\u2222",
  angst: "\xC5",
  angzarr: "\u237C",
  aogon: "\u0105",
  aopf: "\u{1D552}",
  ap: "\u2248",
  apE: "\u2A70",
  apacir: "\u2A6F",
  ape: "\u224A",
  apid: "\u224B",
  apos: "'",
  approx: "\u2248",
  approxeq: "\u224A",
  aring: "\xE5",
  ascr: "\u{1D4B6}",
  ast: "*",
  asymp: "\u2248",
  asympeq: "\u224D",
  atilde: "\xE3",
  auml: "\xE4",
  awconint: "\u2233",
  awint: "\u2A11",
  bNot: "\u2AED",
  backcong: "\u224C",
  backepsilon: "\u03F6",
  backprime: "\u2035",
  backsim: "\u223D",
  backsimeq: "\u22CD",
  barvee: "\u22BD",
  barwed: "\u2305",
  barwedge: "\u2305",
  bbrk: "\u23B5",
  bbrktbrk: "\u23B6",
  bcong: "\u224C",
  bcy: "\u0431",
  bdquo: "\u201E",
  becaus: "\u2235",
  because: "\u2235",
  bemptyv: "\u29B0",
  bepsi: "\u03F6",
  bernou: "\u212C",
  beta: "\u03B2",
  beth: "\u2136",
  between: "\u226C",
  bfr: "\u{1D51F}",
  bigcap: "\u22C2",
  bigcirc: "\u25EF",
  bigcup: "\u22C3",
  bigodot: "\u2A00",
  bigoplus: "\u2A01",
  bigotimes: "\u2A02",
  bigsqcup: "\u2A06",
  bigstar: "\u2605",
  bigtriangledown: "\u25BD",
  bigtriangleup: "\u25B3",
  biguplus: "\u2A04",
  bigvee: "\u22C1",
  bigwedge: "\u22C0",
  bkarow: "\u290D",
  blacklozenge: "\u29EB",
  blacksquare: "\u25AA",
  blacktriangle: "\u25B4",
  blacktriangledown: "\u25BE",
  blacktriangleleft: "\u25C2",
  blacktriangleright: "\u25B8",
  blank: "\u2423",
  blk12: "\u2592",
  blk14: "\u2591",
  blk34: "\u2593",
  block: "\u2588",
  bne: "=\u20E5",
  bnequiv: "\u2261\u20E5",
  bnot: "\u2310",
  bopf: "\u{1D553}",
  bot: "\u22A5",
  bottom: "\u22A5",
  bowtie: "\u22C8",
  boxDL: "\u2557",
  boxDR: "\u2554",
  boxDl: "\u2556",
  boxDr: "\u2553",
  boxH: "\u2550",
  boxHD: "\u2566",
  boxHU: "\u2569",
  boxHd: "\u2564",
  boxHu: "\u2567",
  boxUL: "\u255D",
  boxUR: "\u255A",
  boxUl: "\u255C",
  boxUr: "\u2559",
  boxV: "\u2551",
  boxVH: "\u256C",
  boxVL: "\u2563",
  boxVR: "\u2560",
  boxVh: "\u256B",
  boxVl: "\u2562",
  boxVr: "\u255F",
  boxbox: "\u29C9",
  boxdL: "\u2555",
  boxdR: "\u2552",
  boxdl: "\u2510",
  boxdr: "\u250C",
  boxh: "\u2500",
  boxhD: "\u2565",
  boxhU: "\u2568",
  boxhd: "\u252C",
  boxhu: "\u2534",
  boxminus: "\u229F",
  boxplus: "\u229E",
  boxtimes: "\u22A0",
  boxuL: "\u255B",
  boxuR: "\u2558",
  boxul: "\u2518",
  boxur: "\u2514",
  boxv: "\u2502",
  boxvH: "\u256A",
  boxvL: "\u2561",
  boxvR: "\u255E",
  boxvh: "\u253C",
  boxvl: "\u2524",
  boxvr: "\u251C",
  bprime: "\u2035",
  breve: "\u02D8",
  brvbar: "\xA6",
  bscr: "\u{1D4B7}",
  bsemi: "\u204F",
  bsim: "\u223D",
  bsime: "\u22CD",
  bsol: "\\",
  bsolb: "\u29C5",
  bsolhsub: "\u27C8",
  bull: "\u2022",
  bullet: "\u2022",
  bump: "\u224E",
  bumpE: "\u2AAE",
  bumpe: "\u224F",
  bumpeq: "\u224F",
  cacute: "\u0107",
  cap: "\u2229",
  capand: "\u2A44",
  capbrcup: "\u2A49",
  capcap: "\u2A4B",
  capcup: "\u2A47",
  capdot: "\u2A40",
  caps: "\u2229\uFE00",
  caret: "\u2041",
  caron: "\u02C7",
  ccaps: "\u2A4D",
  ccaron: "\u010D",
  ccedil: "\xE7",
  ccirc: "\u0109",
  ccups: "\u2A4C",
  ccupssm: "\u2A50",
  cdot: "\u010B",
  cedil: "\xB8",
  cemptyv: "\u29B2",
  cent: "\xA2",
  centerdot: "\xB7",
  cfr: "\u{1D520}",
  chcy: "\u0447",
  check: "\u2713",
  checkmark: "\u2713",
  chi: "\u03C7",
  cir: "\u25CB",
  cirE: "\u29C3",
  circ: "\u02C6",
  circeq: "\u2257",
  circlearrowleft: "\u21BA",
  circlearrowright: "\u21BB",
  circledR: "\xAE",
  circledS: "\u24C8",
  circledast: "\u229B",
  circledcirc: "\u229A",
  circleddash: "\u229D",
  cire: "\u2257",
  cirfnint: "\u2A10",
  cirmid: "\u2AEF",
  cirscir: "\u29C2",
  clubs: "\u2663",
  clubsuit: "\u2663",
  colon: ":",
  colone: "\u2254",
  coloneq: "\u2254",
  comma: ",",
  commat: "@",
  comp: "\u2201",
  compfn: "\u2218",
  complement: "\u2201",
  complexes: "\u2102",
  cong: "\u2245",
  congdot: "\u2A6D",
  conint: "\u222E",
  copf: "\u{1D554}",
  coprod: "\u2210",
  copy: "\xA9",
  copysr: "\u2117",
  crarr: "\u21B5",
  cross: "\u2717",
  cscr: "\u{1D4B8}",
  csub: "\u2ACF",
  csube: "\u2AD1",
  csup: "\u2AD0",
  csupe: "\u2AD2",
  ctdot: "\u22EF",
  cudarrl: "\u2938",
  cudarrr: "\u2935",
  cuepr: "\u22DE",
  cuesc: "\u22DF",
  cularr: "\u21B6",
  cularrp: "\u293D",
  cup: "\u222A",
  cupbrcap: "\u2A48",
  cupcap: "\u2A46",
  cupcup: "\u2A4A",
  cupdot: "\u228D",
  cupor: "\u2A45",
  cups: "\u222A\uFE00",
  curarr: "\u21B7",
  curarrm: "\u293C",
  curlyeqprec: "\u22DE",
  curlyeqsucc: "\u22DF",
  curlyvee: "\u22CE",
  curlywedge: "\u22CF",
  curren: "\xA4",
  curvearrowleft: "\u21B6",
  curvearrowright: "\u21B7",
  cuvee: "\u22CE",
  cuwed: "\u22CF",
  cwconint: "\u2232",
  cwint: "\u2231",
  cylcty: "\u232D",
  dArr: "\u21D3",
  dHar: "\u2965",
  dagger: "\u2020",
  daleth: "\u2138",
  darr: "\u2193",
  dash: "\u2010",
  dashv: "\u22A3",
  dbkarow: "\u290F",
  dblac: "\u02DD",
  dcaron: "\u010F",
  dcy: "\u0434",
  dd: "\u2146",
  ddagger: "\u2021",
  ddarr: "\u21CA",
  ddotseq: "\u2A77",
  deg: "\xB0",
  delta: "\u03B4",
  demptyv: "\u29B1",
  dfisht: "\u297F",
  dfr: "\u{1D521}",
  dharl: "\u21C3",
  dharr: "\u21C2",
  diam: "\u22C4",
  diamond: "\u22C4",
  diamondsuit: "\u2666",
  diams: "\u2666",
  die: "\xA8",
  digamma: "\u03DD",
  disin: "\u22F2",
  div: "\xF7",
  divide: "\xF7",
  divideontimes: "\u22C7",
  divonx: "\u22C7",
  djcy: "\u0452",
  dlcorn: "\u231E",
  dlcrop: "\u230D",
  dollar: "$",
  dopf: "\u{1D555}",
  dot: "\u02D9",
  doteq: "\u2250",
  doteqdot: "\u2251",
  dotminus: "\u2238",
  dotplus: "\u2214",
  dotsquare: "\u22A1",
  doublebarwedge: "\u2306",
  downarrow: "\u2193",
  downdownarrows: "\u21CA",
  downharpoonleft: "\u21C3",
  downharpoonright: "\u21C2",
  drbkarow: "\u2910",
  drcorn: "\u231F",
  drcrop: "\u230C",
  dscr: "\u{1D4B9}",
  dscy: "\u0455",
  dsol: "\u29F6",
  dstrok: "\u0111",
  dtdot: "\u22F1",
  dtri: "\u25BF",
  dtrif: "\u25BE",
  duarr: "\u21F5",
  duhar: "\u296F",
  dwangle: "\u29A6",
  dzcy: "\u045F",
  dzigrarr: "\u27FF",
  eDDot: "\u2A77",
  eDot: "\u2251",
  eacute: "\xE9",
  easter: "\u2A6E",
  ecaron: "\u011B",
  ecir: "\u2256",
  ecirc: "\xEA",
  ecolon: "\u2255",
  ecy: "\u044D",
  edot: "\u0117",
  ee: "\u2147",
  efDot: "\u2252",
  efr: "\u{1D522}",
  eg: "\u2A9A",
  egrave: "\xE8",
  egs: "\u2A96",
  egsdot: "\u2A98",
  el: "\u2A99",
  elinters: "\u23E7",
  ell: "\u2113",
  els: "\u2A95",
  elsdot: "\u2A97",
  emacr: "\u0113",
  empty: "\u2205",
  emptyset: "\u2205",
  emptyv: "\u2205",
  emsp13: "\u2004",
  emsp14: "\u2005",
  emsp: "\u2003",
  eng: "\u014B",
  ensp: "\u2002",
  eogon: "\u0119",
  eopf: "\u{1D556}",
  epar: "\u22D5",
  eparsl: "\u29E3",
  eplus: "\u2A71",
  epsi: "\u03B5",
  epsilon: "\u03B5",
  epsiv: "\u03F5",
  eqcirc: "\u2256",
  eqcolon: "\u2255",
  eqsim: "\u2242",
  eqslantgtr: "\u2A96",
  eqslantless: "\u2A95",
  equals: "=",
  equest: "\u225F",
  equiv: "\u2261",
  equivDD: "\u2A78",
  eqvparsl: "\u29E5",
  erDot: "\u2253",
  erarr: "\u2971",
  escr: "\u212F",
  esdot: "\u2250",
  esim: "\u2242",
  eta: "\u03B7",
  eth: "\xF0",
  euml: "\xEB",
  euro: "\u20AC",
  excl: "!",
  exist: "\u2203",
  expectation: "\u2130",
  exponentiale: "\u2147",
  fallingdotseq: "\u2252",
  fcy: "\u0444",
  female: "\u2640",
  ffilig: "\uFB03",
  fflig: "\uFB00",
  ffllig: "\uFB04",
  ffr: "\u{1D523}",
  filig: "\uFB01",
  fjlig: "fj",
  flat: "\u266D",
  fllig: "\uFB02",
  fltns: "\u25B1",
  fnof: "\u0192",
  fopf: "\u{1D557}",
  forall: "\u2200",
  fork: "\u22D4",
  forkv: "\u2AD9",
  fpartint: "\u2A0D",
  frac12: "\xBD",
  frac13: "\u2153",
  frac14: "\xBC",
  frac15: "\u2155",
  frac16: "\u2159",
  frac18: "\u215B",
  frac23: "\u2154",
  frac25: "\u2156",
  frac34: "\xBE",
  frac35: "\u2157",
  frac38: "\u215C",
  frac45: "\u2158",
  frac56: "\u215A",
  frac58: "\u215D",
  frac78: "\u215E",
  frasl: "\u2044",
  frown: "\u2322",
  fscr: "\u{1D4BB}",
  gE: "\u2267",
  gEl: "\u2A8C",
  gacute: "\u01F5",
  gamma: "\u03B3",
  gammad: "\u03DD",
  gap: "\u2A86",
  gbreve: "\u011F",
  gcirc: "\u011D",
  gcy: "\u0433",
  gdot: "\u0121",
  ge: "\u2265",
  gel: "\u22DB",
  geq: "\u2265",
  geqq: "\u2267",
  geqslant: "\u2A7E",
  ges: "\u2A7E",
  gescc: "\u2AA9",
  gesdot: "\u2A80",
  gesdoto: "\u2A82",
  gesdotol: "\u2A84",
  gesl: "\u22DB\uFE00",
  gesles: "\u2A94",
  gfr: "\u{1D524}",
  gg: "\u226B",
  ggg: "\u22D9",
  gimel: "\u2137",
  gjcy: "\u0453",
  gl: "\u2277",
  glE: "\u2A92",
  gla: "\u2AA5",
  glj: "\u2AA4",
  gnE: "\u2269",
  gnap: "\u2A8A",
  gnapprox: "\u2A8A",
  gne: "\u2A88",
  gneq: "\u2A88",
  gneqq: "\u2269",
  gnsim: "\u22E7",
  gopf: "\u{1D558}",
  grave: "`",
  gscr: "\u210A",
  gsim: "\u2273",
  gsime: "\u2A8E",
  gsiml: "\u2A90",
  gt: ">",
  gtcc: "\u2AA7",
  gtcir: "\u2A7A",
  gtdot: "\u22D7",
  gtlPar: "\u2995",
  gtquest: "\u2A7C",
  gtrapprox: "\u2A86",
  gtrarr: "\u2978",
  gtrdot: "\u22D7",
  gtreqless: "\u22DB",
  gtreqqless: "\u2A8C",
  gtrless: "\u2277",
  gtrsim: "\u2273",
  gvertneqq: "\u2269\uFE00",
  gvnE: "\u2269\uFE00",
  hArr: "\u21D4",
  hairsp: "\u200A",
  half: "\xBD",
  hamilt: "\u210B",
  hardcy: "\u044A",
  harr: "\u2194",
  harrcir: "\u2948",
  harrw: "\u21AD",
  hbar: "\u210F",
  hcirc: "\u0125",
  hearts: "\u2665",
  heartsuit: "\u2665",
  hellip: "\u2026",
  hercon: "\u22B9",
  hfr: "\u{1D525}",
  hksearow: "\u2925",
  hkswarow: "\u2926",
  hoarr: "\u21FF",
  homtht: "\u223B",
  hookleftarrow: "\u21A9",
  hookrightarrow: "\u21AA",
  hopf: "\u{1D559}",
  horbar: "\u2015",
  hscr: "\u{1D4BD}",
  hslash: "\u210F",
  hstrok: "\u0127",
  hybull: "\u2043",
  hyphen: "\u2010",
  iacute: "\xED",
  ic: "\u2063",
  icirc: "\xEE",
  icy: "\u0438",
  iecy: "\u0435",
  iexcl: "\xA1",
  iff: "\u21D4",
  ifr: "\u{1D526}",
  igrave: "\xEC",
  ii: "\u2148",
  iiiint: "\u2A0C",
  iiint: "\u222D",
  iinfin: "\u29DC",
  iiota: "\u2129",
  ijlig: "\u0133",
  imacr: "\u012B",
  image: "\u2111",
  imagline: "\u2110",
  imagpart: "\u2111",
  imath: "\u0131",
  imof: "\u22B7",
  imped: "\u01B5",
  in: "\u2208",
  incare: "\u2105",
  infin: "\u221E",
  infintie: "\u29DD",
  inodot: "\u0131",
  int: "\u222B",
  intcal: "\u22BA",
  integers: "\u2124",
  intercal: "\u22BA",
  intlarhk: "\u2A17",
  intprod: "\u2A3C",
  iocy: "\u0451",
  iogon: "\u012F",
  iopf: "\u{1D55A}",
  iota: "\u03B9",
  iprod: "\u2A3C",
  iquest: "\xBF",
  iscr: "\u{1D4BE}",
  isin: "\u2208",
  isinE: "\u22F9",
  isindot: "\u22F5",
  isins: "\u22F4",
  isinsv: "\u22F3",
  isinv: "\u2208",
  it: "\u2062",
  itilde: "\u0129",
  iukcy: "\u0456",
  iuml: "\xEF",
  jcirc: "\u0135",
  jcy: "\u0439",
  jfr: "\u{1D527}",
  jmath: "\u0237",
  jopf: "\u{1D55B}",
  jscr: "\u{1D4BF}",
  jsercy: "\u0458",
  jukcy: "\u0454",
  kappa: "\u03BA",
  kappav: "\u03F0",
  kcedil: "\u0137",
  kcy: "\u043A",
  kfr: "\u{1D528}",
  kgreen: "\u0138",
  khcy: "\u0445",
  kjcy: "\u045C",
  kopf: "\u{1D55C}",
  kscr: "\u{1D4C0}",
  lAarr: "\u21DA",
  lArr: "\u21D0",
  lAtail: "\u291B",
  lBarr: "\u290E",
  lE: "\u2266",
  lEg: "\u2A8B",
  lHar: "\u2962",
  lacute: "\u013A",
  laemptyv: "\u29B4",
  lagran: "\u2112",
  lambda: "\u03BB",
  lang: "\u27E8",
  langd: "\u2991",
  langle: "\u27E8",
  lap: "\u2A85",
  laquo: "\xAB",
  larr: "\u2190",
  larrb: "\u21E4",
  larrbfs: "\u291F",
  larrfs: "\u291D",
  larrhk: "\u21A9",
  larrlp: "\u21AB",
  larrpl: "\u2939",
  larrsim: "\u2973",
  larrtl: "\u21A2",
  lat: "\u2AAB",
  latail: "\u2919",
  late: "\u2AAD",
  lates: "\u2AAD\uFE00",
  lbarr: "\u290C",
  lbbrk: "\u2772",
  lbrace: "{",
  lbrack: "[",
  lbrke: "\u298B",
  lbrksld: "\u298F",
  lbrkslu: "\u298D",
  lcaron: "\u013E",
  lcedil: "\u013C",
  lceil: "\u2308",
  lcub: "{",
  lcy: "\u043B",
  ldca: "\u2936",
  ldquo: "\u201C",
  ldquor: "\u201E",
  ldrdhar: "\u2967",
  ldrushar: "\u294B",
  ldsh: "\u21B2",
  le: "\u2264",
  leftarrow: "\u2190",
  leftarrowtail: "\u21A2",
  leftharpoondown: "\u21BD",
  leftharpoonup: "\u21BC",
  leftleftarrows: "\u21C7",
  leftrightarrow: "\u2194",
  leftrightarrows: "\u21C6",
  leftrightharpoons: "\u21CB",
  leftrightsquigarrow: "\u21AD",
  leftthreetimes: "\u22CB",
  leg: "\u22DA",
  leq: "\u2264",
  leqq: "\u2266",
  leqslant: "\u2A7D",
  les: "\u2A7D",
  lescc: "\u2AA8",
  lesdot: "\u2A7F",
  lesdoto: "\u2A81",
  lesdotor: "\u2A83",
  lesg: "\u22DA\uFE00",
  lesges: "\u2A93",
  lessapprox: "\u2A85",
  lessdot: "\u22D6",
  lesseqgtr: "\u22DA",
  lesseqqgtr: "\u2A8B",
  lessgtr: "\u2276",
  lesssim: "\u2272",
  lfisht: "\u297C",
  lfloor: "\u230A",
  lfr: "\u{1D529}",
  lg: "\u2276",
  lgE: "\u2A91",
  lhard: "\u21BD",
  lharu: "\u21BC",
  lharul: "\u296A",
  lhblk: "\u2584",
  ljcy: "\u0459",
  ll: "\u226A",
  llarr: "\u21C7",
  llcorner: "\u231E",
  llhard: "\u296B",
  lltri: "\u25FA",
  lmidot: "\u0140",
  lmoust: "\u23B0",
  lmoustache: "\u23B0",
  lnE: "\u2268",
  lnap: "\u2A89",
  lnapprox: "\u2A89",
  lne: "\u2A87",
  lneq: "\u2A87",
  lneqq: "\u2268",
  lnsim: "\u22E6",
  loang: "\u27EC",
  loarr: "\u21FD",
  lobrk: "\u27E6",
  longleftarrow: "\u27F5",
  longleftrightarrow: "\u27F7",
  longmapsto: "\u27FC",
  longrightarrow: "\u27F6",
  looparrowleft: "\u21AB",
  looparrowright: "\u21AC",
  lopar: "\u2985",
  lopf: "\u{1D55D}",
  loplus: "\u2A2D",
  lotimes: "\u2A34",
  lowast: "\u2217",
  lowbar: "_",
  loz: "\u25CA",
  lozenge: "\u25CA",
  lozf: "\u29EB",
  lpar: "(",
  lparlt: "\u2993",
  lrarr: "\u21C6",
  lrcorner: "\u231F",
  lrhar: "\u21CB",
  lrhard: "\u296D",
  lrm: "\u200E",
  lrtri: "\u22BF",
  lsaquo: "\u2039",
  lscr: "\u{1D4C1}",
  lsh: "\u21B0",
  lsim: "\u2272",
  lsime: "\u2A8D",
  lsimg: "\u2A8F",
  lsqb: "[",
  lsquo: "\u2018",
  lsquor: "\u201A",
  lstrok: "\u0142",
  lt: "<",
  ltcc: "\u2AA6",
  ltcir: "\u2A79",
  ltdot: "\u22D6",
  lthree: "\u22CB",
  ltimes: "\u22C9",
  ltlarr: "\u2976",
  ltquest: "\u2A7B",
  ltrPar: "\u2996",
  ltri: "\u25C3",
  ltrie: "\u22B4",
  ltrif: "\u25C2",
  lurdshar: "\u294A",
  luruhar: "\u2966",
  lvertneqq: "\u2268\uFE00",
  lvnE: "\u2268\uFE00",
  mDDot: "\u223A",
  macr: "\xAF",
  male: "\u2642",
  malt: "\u2720",
  maltese: "\u2720",
  map: "\u21A6",
  mapsto: "\u21A6",
  mapstodown: "\u21A7",
  mapstoleft: "\u21A4",
  mapstoup: "\u21A5",
  marker: "\u25AE",
  mcomma: "\u2A29",
  mcy: "\u043C",
  mdash: "\u2014",
  measuredangle: "\u2221",
  mfr: "\u{1D52A}",
  mho: "\u2127",
  micro: "\xB5",
  mid: "\u2223",
  midast: "*",
  midcir: "\u2AF0",
  middot: "\xB7",
  minus: "\u2212",
  minusb: "\u229F",
  minusd: "\u2238",
  minusdu: "\u2A2A",
  mlcp: "\u2ADB",
  mldr: "\u2026",
  mnplus: "\u2213",
  models: "\u22A7",
  mopf: "\u{1D55E}",
  mp: "\u2213",
  mscr: "\u{1D4C2}",
  mstpos: "\u223E",
  mu: "\u03BC",
  multimap: "\u22B8",
  mumap: "\u22B8",
  nGg: "\u22D9\u0338",
  nGt: "\u226B\u20D2",
  nGtv: "\u226B\u0338",
  nLeftarrow: "\u21CD",
  nLeftrightarrow: "\u21CE",
  nLl: "\u22D8\u0338",
  nLt: "\u226A\u20D2",
  nLtv: "\u226A\u0338",
  nRightarrow: "\u21CF",
  nVDash: "\u22AF",
  nVdash: "\u22AE",
  nabla: "\u2207",
  nacute: "\u0144",
  nang: "\u2220\u20D2",
  nap: "\u2249",
  napE: "\u2A70\u0338",
  napid: "\u224B\u0338",
  napos: "\u0149",
  napprox: "\u2249",
  natur: "\u266E",
  natural: "\u266E",
  naturals: "\u2115",
  nbsp: "\xA0",
  nbump: "\u224E\u0338",
  nbumpe: "\u224F\u0338",
  ncap: "\u2A43",
  ncaron: "\u0148",
  ncedil: "\u0146",
  ncong: "\u2247",
  ncongdot: "\u2A6D\u0338",
  ncup: "\u2A42",
  ncy: "\u043D",
  ndash: "\u2013",
  ne: "\u2260",
  neArr: "\u21D7",
  nearhk: "\u2924",
  nearr: "\u2197",
  nearrow: "\u2197",
  nedot: "\u2250\u0338",
  nequiv: "\u2262",
  nesear: "\u2928",
  nesim: "\u2242\u0338",
  nexist: "\u2204",
  nexists: "\u2204",
  nfr: "\u{1D52B}",
  ngE: "\u2267\u0338",
  nge: "\u2271",
  ngeq: "\u2271",
  ngeqq: "\u2267\u0338",
  ngeqslant: "\u2A7E\u0338",
  nges: "\u2A7E\u0338",
  ngsim: "\u2275",
  ngt: "\u226F",
  ngtr: "\u226F",
  nhArr: "\u21CE",
  nharr: "\u21AE",
  nhpar: "\u2AF2",
  ni: "\u220B",
  nis: "\u22FC",
  nisd: "\u22FA",
  niv: "\u220B",
  njcy: "\u045A",
  nlArr: "\u21CD",
  nlE: "\u2266\u0338",
  nlarr: "\u219A",
  nldr: "\u2025",
  nle: "\u2270",
  nleftarrow: "\u219A",
  nleftrightarrow: "\u21AE",
  nleq: "\u2270",
  nleqq: "\u2266\u0338",
  nleqslant: "\u2A7D\u0338",
  nles: "\u2A7D\u0338",
  nless: "\u226E",
  nlsim: "\u2274",
  nlt: "\u226E",
  nltri: "\u22EA",
  nltrie: "\u22EC",
  nmid: "\u2224",
  nopf: "\u{1D55F}",
  not: "\xAC",
  notin: "\u2209",
  notinE: "\u22F9\u0338",
  notindot: "\u22F5\u0338",
  notinva: "\u2209",
  notinvb: "\u22F7",
  notinvc: "\u22F6",
  notni: "\u220C",
  notniva: "\u220C",
  notnivb: "\u22FE",
  notnivc: "\u22FD",
  npar: "\u2226",
  nparallel: "\u2226",
  nparsl: "\u2AFD\u20E5",
  npart: "\u2202\u0338",
  npolint: "\u2A14",
  npr: "\u2280",
  nprcue: "\u22E0",
  npre: "\u2AAF\u0338",
  nprec: "\u2280",
  npreceq: "\u2AAF\u0338",
  nrArr: "\u21CF",
  nrarr: "\u219B",
  nrarrc: "\u2933\u0338",
  nrarrw: "\u219D\u0338",
  nrightarrow: "\u219B",
  nrtri: "\u22EB",
  nrtrie: "\u22ED",
  nsc: "\u2281",
  nsccue: "\u22E1",
  nsce: "\u2AB0\u0338",
  nscr: "\u{1D4C3}",
  nshortmid: "\u2224",
  nshortparallel: "\u2226",
  nsim: "\u2241",
  nsime: "\u2244",
  nsimeq: "\u2244",
  nsmid: "\u2224",
  nspar: "\u2226",
  nsqsube: "\u22E2",
  nsqsupe: "\u22E3",
  nsub: "\u2284",
  nsubE: "\u2AC5\u0338",
  nsube: "\u2288",
  nsubset: "\u2282\u20D2",
  nsubseteq: "\u2288",
  nsubseteqq: "\u2AC5\u0338",
  nsucc: "\u2281",
  nsucceq: "\u2AB0\u0338",
  nsup: "\u2285",
  nsupE: "\u2AC6\u0338",
  nsupe: "\u2289",
  nsupset: "\u2283\u20D2",
  nsupseteq: "\u2289",
  nsupseteqq: "\u2AC6\u0338",
  ntgl: "\u2279",
  ntilde: "\xF1",
  ntlg: "\u2278",
  ntriangleleft: "\u22EA",
  ntrianglelefteq: "\u22EC",
  ntriangleright: "\u22EB",
  ntrianglerighteq: "\u22ED",
  nu: "\u03BD",
  num: "#",
  numero: "\u2116",
  numsp: "\u2007",
  nvDash: "\u22AD",
  nvHarr: "\u2904",
  nvap: "\u224D\u20D2",
  nvdash: "\u22AC",
  nvge: "\u2265\u20D2",
  nvgt: ">\u20D2",
  nvinfin: "\u29DE",
  nvlArr: "\u2902",
  nvle: "\u2264\u20D2",
  nvlt: "<\u20D2",
  nvltrie: "\u22B4\u20D2",
  nvrArr: "\u2903",
  nvrtrie: "\u22B5\u20D2",
  nvsim: "\u223C\u20D2",
  nwArr: "\u21D6",
  nwarhk: "\u2923",
  nwarr: "\u2196",
  nwarrow: "\u2196",
  nwnear: "\u2927",
  oS: "\u24C8",
  oacute: "\xF3",
  oast: "\u229B",
  ocir: "\u229A",
  ocirc: "\xF4",
  ocy: "\u043E",
  odash: "\u229D",
  odblac: "\u0151",
  odiv: "\u2A38",
  odot: "\u2299",
  odsold: "\u29BC",
  oelig: "\u0153",
  ofcir: "\u29BF",
  ofr: "\u{1D52C}",
  ogon: "\u02DB",
  ograve: "\xF2",
  ogt: "\u29C1",
  ohbar: "\u29B5",
  ohm: "\u03A9",
  oint: "\u222E",
  olarr: "\u21BA",
  olcir: "\u29BE",
  olcross: "\u29BB",
  oline: "\u203E",
  olt: "\u29C0",
  omacr: "\u014D",
  omega: "\u03C9",
  omicron: "\u03BF",
  omid: "\u29B6",
  ominus: "\u2296",
  oopf: "\u{1D560}",
  opar: "\u29B7",
  operp: "\u29B9",
  oplus: "\u2295",
  or: "\u2228",
  orarr: "\u21BB",
  ord: "\u2A5D",
  order: "\u2134",
  orderof: "\u2134",
  ordf: "\xAA",
  ordm: "\xBA",
  origof: "\u22B6",
  oror: "\u2A56",
  orslope: "\u2A57",
  orv: "\u2A5B",
  oscr: "\u2134",
  oslash: "\xF8",
  osol: "\u2298",
  otilde: "\xF5",
  otimes: "\u2297",
  otimesas: "\u2A36",
  ouml: "\xF6",
  ovbar: "\u233D",
  par: "\u2225",
  para: "\xB6",
  parallel: "\u2225",
  parsim: "\u2AF3",
  parsl: "\u2AFD",
  part: "\u2202",
  pcy: "\u043F",
  percnt: "%",
  period: ".",
  permil: "\u2030",
  perp: "\u22A5",
  pertenk: "\u2031",
  pfr: "\u{1D52D}",
  phi: "\u03C6",
  phiv: "\u03D5",
  phmmat: "\u2133",
  phone: "\u260E",
  pi: "\u03C0",
  pitchfork: "\u22D4",
  piv: "\u03D6",
  planck: "\u210F",
  planckh: "\u210E",
  plankv: "\u210F",
  plus: "+",
  plusacir: "\u2A23",
  plusb: "\u229E",
  pluscir: "\u2A22",
  plusdo: "\u2214",
  plusdu: "\u2A25",
  pluse: "\u2A72",
  plusmn: "\xB1",
  plussim: "\u2A26",
  plustwo: "\u2A27",
  pm: "\xB1",
  pointint: "\u2A15",
  popf: "\u{1D561}",
  pound: "\xA3",
  pr: "\u227A",
  prE: "\u2AB3",
  prap: "\u2AB7",
  prcue: "\u227C",
  pre: "\u2AAF",
  prec: "\u227A",
  precapprox: "\u2AB7",
  preccurlyeq: "\u227C",
  preceq: "\u2AAF",
  precnapprox: "\u2AB9",
  precneqq: "\u2AB5",
  precnsim: "\u22E8",
  precsim: "\u227E",
  prime: "\u2032",
  primes: "\u2119",
  prnE: "\u2AB5",
  prnap: "\u2AB9",
  prnsim: "\u22E8",
  prod: "\u220F",
  profalar: "\u232E",
  profline: "\u2312",
  profsurf: "\u2313",
  prop: "\u221D",
  propto: "\u221D",
  prsim: "\u227E",
  prurel: "\u22B0",
  pscr: "\u{1D4C5}",
  psi: "\u03C8",
  puncsp: "\u2008",
  qfr: "\u{1D52E}",
  qint: "\u2A0C",
  qopf: "\u{1D562}",
  qprime: "\u2057",
  qscr: "\u{1D4C6}",
  quaternions: "\u210D",
  quatint: "\u2A16",
  quest: "?",
  questeq: "\u225F",
  quot: '"',
  rAarr: "\u21DB",
  rArr: "\u21D2",
  rAtail: "\u291C",
  rBarr: "\u290F",
  rHar: "\u2964",
  race: "\u223D\u0331",
  racute: "\u0155",
  radic: "\u221A",
  raemptyv: "\u29B3",
  rang: "\u27E9",
  rangd: "\u2992",
  range: "\u29A5",
  rangle: "\u27E9",
  raquo: "\xBB",
  rarr: "\u2192",
  rarrap: "\u2975",
  rarrb: "\u21E5",
  rarrbfs: "\u2920",
  rarrc: "\u2933",
  rarrfs: "\u291E",
  rarrhk: "\u21AA",
  rarrlp: "\u21AC",
  rarrpl: "\u2945",
  rarrsim: "\u2974",
  rarrtl: "\u21A3",
  rarrw: "\u219D",
  ratail: "\u291A",
  ratio: "\u2236",
  rationals: "\u211A",
  rbarr: "\u290D",
  rbbrk: "\u2773",
  rbrace: "}",
  rbrack: "]",
  rbrke: "\u298C",
  rbrksld: "\u298E",
  rbrkslu: "\u2990",
  rcaron: "\u0159",
  rcedil: "\u0157",
  rceil: "\u2309",
  rcub: "}",
  rcy: "\u0440",
  rdca: "\u2937",
  rdldhar: "\u2969",
  rdquo: "\u201D",
  rdquor: "\u201D",
  rdsh: "\u21B3",
  real: "\u211C",
  realine: "\u211B",
  realpart: "\u211C",
  reals: "\u211D",
  rect: "\u25AD",
  reg: "\xAE",
  rfisht: "\u297D",
  rfloor: "\u230B",
  rfr: "\u{1D52F}",
  rhard: "\u21C1",
  rharu: "\u21C0",
  rharul: "\u296C",
  rho: "\u03C1",
  rhov: "\u03F1",
  rightarrow: "\u2192",
  rightarrowtail: "\u21A3",
  rightharpoondown: "\u21C1",
  rightharpoonup: "\u21C0",
  rightleftarrows: "\u21C4",
  rightleftharpoons: "\u21CC",
  rightrightarrows: "\u21C9",
  rightsquigarrow: "\u219D",
  rightthreetimes: "\u22CC",
  ring: "\u02DA",
  risingdotseq: "\u2253",
  rlarr: "\u21C4",
  rlhar: "\u21CC",
  rlm: "\u200F",
  rmoust: "\u23B1",
  rmoustache: "\u23B1",
  rnmid: "\u2AEE",
  roang: "\u27ED",
  roarr: "\u21FE",
  robrk: "\u27E7",
  ropar: "\u2986",
  ropf: "\u{1D563}",
  roplus: "\u2A2E",
  rotimes: "\u2A35",
  rpar: ")",
  rpargt: "\u2994",
  rppolint: "\u2A12",
  rrarr: "\u21C9",
  rsaquo: "\u203A",
  rscr: "\u{1D4C7}",
  rsh: "\u21B1",
  rsqb: "]",
  rsquo: "\u2019",
  rsquor: "\u2019",
  rthree: "\u22CC",
  rtimes: "\u22CA",
  rtri: "\u25B9",
  rtrie: "\u22B5",
  rtrif: "\u25B8",
  rtriltri: "\u29CE",
  ruluhar: "\u2968",
  rx: "\u211E",
  sacute: "\u015B",
  sbquo: "\u201A",
  sc: "\u227B",
  scE: "\u2AB4",
  scap: "\u2AB8",
  scaron: "\u0161",
  sccue: "\u227D",
  sce: "\u2AB0",
  scedil: "\u015F",
  scirc: "\u015D",
  scnE: "\u2AB6",
  scnap: "\u2ABA",
  scnsim: "\u22E9",
  scpolint: "\u2A13",
  scsim: "\u227F",
  scy: "\u0441",
  sdot: "\u22C5",
  sdotb: "\u22A1",
  sdote: "\u2A66",
  seArr: "\u21D8",
  searhk: "\u2925",
  searr: "\u2198",
  searrow: "\u2198",
  sect: "\xA7",
  semi: ";",
  seswar: "\u2929",
  setminus: "\u2216",
  setmn: "\u2216",
  sext: "\u2736",
  sfr: "\u{1D530}",
  sfrown: "\u2322",
  sharp: "\u266F",
  shchcy: "\u0449",
  shcy: "\u0448",
  shortmid: "\u2223",
  shortparallel: "\u2225",
  shy: "\xAD",
  sigma: "\u03C3",
  sigmaf: "\u03C2",
  sigmav: "\u03C2",
  sim: "\u223C",
  simdot: "\u2A6A",
  sime: "\u2243",
  simeq: "\u2243",
  simg: "\u2A9E",
  simgE: "\u2AA0",
  siml: "\u2A9D",
  simlE: "\u2A9F",
  simne: "\u2246",
  simplus: "\u2A24",
  simrarr: "\u2972",
  slarr: "\u2190",
  smallsetminus: "\u2216",
  smashp: "\u2A33",
  smeparsl: "\u29E4",
  smid: "\u2223",
  smile: "\u2323",
  smt: "\u2AAA",
  smte: "\u2AAC",
  smtes: "\u2AAC\uFE00",
  softcy: "\u044C",
  sol: "/",
  solb: "\u29C4",
  solbar: "\u233F",
  sopf: "\u{1D564}",
  spades: "\u2660",
  spadesuit: "\u2660",
  spar: "\u2225",
  sqcap: "\u2293",
  sqcaps: "\u2293\uFE00",
  sqcup: "\u2294",
  sqcups: "\u2294\uFE00",
  sqsub: "\u228F",
  sqsube: "\u2291",
  sqsubset: "\u228F",
  sqsubseteq: "\u2291",
  sqsup: "\u2290",
  sqsupe: "\u2292",
  sqsupset: "\u2290",
  sqsupseteq: "\u2292",
  squ: "\u25A1",
  square: "\u25A1",
  squarf: "\u25AA",
  squf: "\u25AA",
  srarr: "\u2192",
  sscr: "\u{1D4C8}",
  ssetmn: "\u2216",
  ssmile: "\u2323",
  sstarf: "\u22C6",
  star: "\u2606",
  starf: "\u2605",
  straightepsilon: "\u03F5",
  straightphi: "\u03D5",
  strns: "\xAF",
  sub: "\u2282",
  subE: "\u2AC5",
  subdot: "\u2ABD",
  sube: "\u2286",
  subedot: "\u2AC3",
  submult: "\u2AC1",
  subnE: "\u2ACB",
  subne: "\u228A",
  subplus: "\u2ABF",
  subrarr: "\u2979",
  subset: "\u2282",
  subseteq: "\u2286",
  subseteqq: "\u2AC5",
  subsetneq: "\u228A",
  subsetneqq: "\u2ACB",
  subsim: "\u2AC7",
  subsub: "\u2AD5",
  subsup: "\u2AD3",
  succ: "\u227B",
  succapprox: "\u2AB8",
  succcurlyeq: "\u227D",
  succeq: "\u2AB0",
  succnapprox: "\u2ABA",
  succneqq: "\u2AB6",
  succnsim: "\u22E9",
  succsim: "\u227F",
  sum: "\u2211",
  sung: "\u266A",
  sup1: "\xB9",
  sup2: "\xB2",
  sup3: "\xB3",
  sup: "\u2283",
  supE: "\u2AC6",
  supdot: "\u2ABE",
  supdsub: "\u2AD8",
  supe: "\u2287",
  supedot: "\u2AC4",
  suphsol: "\u27C9",
  suphsub: "\u2AD7",
  suplarr: "\u297B",
  supmult: "\u2AC2",
  supnE: "\u2ACC",
  supne: "\u228B",
  supplus: "\u2AC0",
  supset: "\u2283",
  supseteq: "\u2287",
  supseteqq: "\u2AC6",
  supsetneq: "\u228B",
  supsetneqq: "\u2ACC",
  supsim: "\u2AC8",
  supsub: "\u2AD4",
  supsup: "\u2AD6",
  swArr: "\u21D9",
  swarhk: "\u2926",
  swarr: "\u2199",
  swarrow: "\u2199",
  swnwar: "\u292A",
  szlig: "\xDF",
  target: "\u2316",
  tau: "\u03C4",
  tbrk: "\u23B4",
  tcaron: "\u0165",
  tcedil: "\u0163",
  tcy: "\u0442",
  tdot: "\u20DB",
  telrec: "\u2315",
  tfr: "\u{1D531}",
  there4: "\u2234",
  therefore: "\u2234",
  theta: "\u03B8",
  thetasym: "\u03D1",
  thetav: "\u03D1",
  thickapprox: "\u2248",
  thicksim: "\u223C",
  thinsp: "\u2009",
  thkap: "\u2248",
  thksim: "\u223C",
  thorn: "\xFE",
  tilde: "\u02DC",
  times: "\xD7",
  timesb: "\u22A0",
  timesbar: "\u2A31",
  timesd: "\u2A30",
  tint: "\u222D",
  toea: "\u2928",
  top: "\u22A4",
  topbot: "\u2336",
  topcir: "\u2AF1",
  topf: "\u{1D565}",
  topfork: "\u2ADA",
  tosa: "\u2929",
  tprime: "\u2034",
  trade: "\u2122",
  triangle: "\u25B5",
  triangledown: "\u25BF",
  triangleleft: "\u25C3",
  trianglelefteq: "\u22B4",
  triangleq: "\u225C",
  triangleright: "\u25B9",
  trianglerighteq: "\u22B5",
  tridot: "\u25EC",
  trie: "\u225C",
  triminus: "\u2A3A",
  triplus: "\u2A39",
  trisb: "\u29CD",
  tritime: "\u2A3B",
  trpezium: "\u23E2",
  tscr: "\u{1D4C9}",
  tscy: "\u0446",
  tshcy: "\u045B",
  tstrok: "\u0167",
  twixt: "\u226C",
  twoheadleftarrow: "\u219E",
  twoheadrightarrow: "\u21A0",
  uArr: "\u21D1",
  uHar: "\u2963",
  uacute: "\xFA",
  uarr: "\u2191",
  ubrcy: "\u045E",
  ubreve: "\u016D",
  ucirc: "\xFB",
  ucy: "\u0443",
  udarr: "\u21C5",
  udblac: "\u0171",
  udhar: "\u296E",
  ufisht: "\u297E",
  ufr: "\u{1D532}",
  ugrave: "\xF9",
  uharl: "\u21BF",
  uharr: "\u21BE",
  uhblk: "\u2580",
  ulcorn: "\u231C",
  ulcorner: "\u231C",
  ulcrop: "\u230F",
  ultri: "\u25F8",
  umacr: "\u016B",
  uml: "\xA8",
  uogon: "\u0173",
  uopf: "\u{1D566}",
  uparrow: "\u2191",
  updownarrow: "\u2195",
  upharpoonleft: "\u21BF",
  upharpoonright: "\u21BE",
  uplus: "\u228E",
  upsi: "\u03C5",
  upsih: "\u03D2",
  upsilon: "\u03C5",
  upuparrows: "\u21C8",
  urcorn: "\u231D",
  urcorner: "\u231D",
  urcrop: "\u230E",
  uring: "\u016F",
  urtri: "\u25F9",
  uscr: "\u{1D4CA}",
  utdot: "\u22F0",
  utilde: "\u0169",
  utri: "\u25B5",
  utrif: "\u25B4",
  uuarr: "\u21C8",
  uuml: "\xFC",
  uwangle: "\u29A7",
  vArr: "\u21D5",
  vBar: "\u2AE8",
  vBarv: "\u2AE9",
  vDash: "\u22A8",
  vangrt: "\u299C",
  varepsilon: "\u03F5",
  varkappa: "\u03F0",
  varnothing: "\u2205",
  varphi: "\u03D5",
  varpi: "\u03D6",
  varpropto: "\u221D",
  varr: "\u2195",
  varrho: "\u03F1",
  varsigma: "\u03C2",
  varsubsetneq: "\u228A\uFE00",
  varsubsetneqq: "\u2ACB\uFE00",
  varsupsetneq: "\u228B\uFE00",
  varsupsetneqq: "\u2ACC\uFE00",
  vartheta: "\u03D1",
  vartriangleleft: "\u22B2",
  vartriangleright: "\u22B3",
  vcy: "\u0432",
  vdash: "\u22A2",
  vee: "\u2228",
  veebar: "\u22BB",
  veeeq: "\u225A",
  vellip: "\u22EE",
  verbar: "|",
  vert: "|",
  vfr: "\u{1D533}",
  vltri: "\u22B2",
  vnsub: "\u2282\u20D2",
  vnsup: "\u2283\u20D2",
  vopf: "\u{1D567}",
  vprop: "\u221D",
  vrtri: "\u22B3",
  vscr: "\u{1D4CB}",
  vsubnE: "\u2ACB\uFE00",
  vsubne: "\u228A\uFE00",
  vsupnE: "\u2ACC\uFE00",
  vsupne: "\u228B\uFE00",
  vzigzag: "\u299A",
  wcirc: "\u0175",
  wedbar: "\u2A5F",
  wedge: "\u2227",
  wedgeq: "\u2259",
  weierp: "\u2118",
  wfr: "\u{1D534}",
  wopf: "\u{1D568}",
  wp: "\u2118",
  wr: "\u2240",
  wreath: "\u2240",
  wscr: "\u{1D4CC}",
  xcap: "\u22C2",
  xcirc: "\u25EF",
  xcup: "\u22C3",
  xdtri: "\u25BD",
  xfr: "\u{1D535}",
  xhArr: "\u27FA",
  xharr: "\u27F7",
  xi: "\u03BE",
  xlArr: "\u27F8",
  xlarr: "\u27F5",
  xmap: "\u27FC",
  xnis: "\u22FB",
  xodot: "\u2A00",
  xopf: "\u{1D569}",
  xoplus: "\u2A01",
  xotime: "\u2A02",
  xrArr: "\u27F9",
  xrarr: "\u27F6",
  xscr: "\u{1D4CD}",
  xsqcup: "\u2A06",
  xuplus: "\u2A04",
  xutri: "\u25B3",
  xvee: "\u22C1",
  xwedge: "\u22C0",
  yacute: "\xFD",
  yacy: "\u044F",
  ycirc: "\u0177",
  ycy: "\u044B",
  yen: "\xA5",
  yfr: "\u{1D536}",
  yicy: "\u0457",
  yopf: "\u{1D56A}",
  yscr: "\u{1D4CE}",
  yucy: "\u044E",
  yuml: "\xFF",
  zacute: "\u017A",
  zcaron: "\u017E",
  zcy: "\u0437",
  zdot: "\u017C",
  zeetrf: "\u2128",
  zeta: "\u03B6",
  zfr: "\u{1D537}",
  zhcy: "\u0436",
  zigrarr: "\u21DD",
  zopf: "\u{1D56B}",
  zscr: "\u{1D4CF}",
  zwj: "\u200D",
  zwnj: "\u200C"
};

// node_modules/decode-named-character-reference/index.js
var own = {}.hasOwnProperty;
function decodeNamedCharacterReference(value) {
  return own.call(characterEntities, value) ? characterEntities[value] : false;
}

// node_modules/micromark-util-decode-numeric-character-reference/index.js
function decodeNumericCharacterReference(value, base) {
  const code3 = Number.parseInt(value, base);
  if (
    // C0 except for HT, LF, FF, CR, space.
    code3 < 9 || code3 === 11 || code3 > 13 && code3 < 32 || // Control character (DEL) of C0, and C1 controls.
    code3 > 126 && code3 < 160 || // Lone high surrogates and low surrogates.
    code3 > 55295 && code3 < 57344 || // Noncharacters.
    code3 > 64975 && code3 < 65008 || /* eslint-disable no-bitwise */
    (code3 & 65535) === 65535 || (code3 & 65535) === 65534 || /* eslint-enable no-bitwise */
    // Out of range
    code3 > 1114111
  ) {
    return "\uFFFD";
  }
  return String.fromCodePoint(code3);
}

// node_modules/micromark-util-decode-string/index.js
var characterEscapeOrReference = /\\([!-/:-@[-`{-~])|&(#(?:\d{1,7}|x[\da-f]{1,6})|[\da-z]{1,31});/gi;
function decodeString(value) {
  return value.replace(characterEscapeOrReference, decode);
}
function decode($0, $1, $2) {
  if ($1) {
    return $1;
  }
  const head = $2.charCodeAt(0);
  if (head === 35) {
    const head2 = $2.charCodeAt(1);
    const hex = head2 === 120 || head2 === 88;
    return decodeNumericCharacterReference($2.slice(hex ? 2 : 1), hex ? 16 : 10);
  }
  return decodeNamedCharacterReference($2) || $0;
}

// node_modules/mdast-util-gfm-table/lib/index.js
function gfmTableFromMarkdown() {
  return {
    enter: {
      table: enterTable,
      tableData: enterCell,
      tableHeader: enterCell,
      tableRow: enterRow
    },
    exit: {
      codeText: exitCodeText,
      table: exitTable,
      tableData: exit,
      tableHeader: exit,
      tableRow: exit
    }
  };
}
function enterTable(token) {
  const align = token._align;
  ok(align, "expected `_align` on table");
  this.enter(
    {
      type: "table",
      align: align.map(function(d) {
        return d === "none" ? null : d;
      }),
      children: [],
      position: void 0
    },
    token
  );
  this.data.inTable = true;
}
function exitTable(token) {
  this.exit(token);
  this.data.inTable = void 0;
}
function enterRow(token) {
  this.enter({ type: "tableRow", children: [], position: void 0 }, token);
}
function exit(token) {
  this.exit(token);
}
function enterCell(token) {
  this.enter({ type: "tableCell", children: [], position: void 0 }, token);
}
function exitCodeText(token) {
  let value = this.resume();
  if (this.data.inTable) {
    value = value.replace(/\\([\\|])/g, replace);
  }
  const node2 = this.stack[this.stack.length - 1];
  ok(node2.type === "inlineCode");
  node2.value = value;
  this.exit(token);
}
function replace($0, $1) {
  return $1 === "|" ? $1 : $0;
}
function gfmTableToMarkdown(options) {
  const settings = options || {};
  const {
    tableCellPadding: padding,
    tablePipeAlign: alignDelimiters,
    stringLength
  } = settings;
  const around = padding ? " " : "|";
  return {
    handlers: {
      inlineCode: inlineCodeWithTable,
      table: handleTable,
      tableCell: handleTableCell,
      tableRow: handleTableRow
    },
    join: [joinTable],
    unsafe: [
      { character: "\r", inConstruct: "tableCell" },
      { character: "\n", inConstruct: "tableCell" },
      // A pipe, when followed by a tab or space (padding), or a dash or colon
      // (unpadded delimiter row), could result in a table.
      { atBreak: true, character: "|", after: "[	 :-]" },
      // A pipe in a cell must be encoded.
      { character: "|", inConstruct: "tableCell" },
      // A colon must be followed by a dash, in which case it could start a
      // delimiter row.
      { atBreak: true, character: ":", after: "-" },
      // A delimiter row can also start with a dash, when followed by more
      // dashes, a colon, or a pipe.
      // This is a stricter version than the built in check for lists, thematic
      // breaks, and setex heading underlines though:
      // <https://github.com/syntax-tree/mdast-util-to-markdown/blob/51a2038/lib/unsafe.js#L57>
      { atBreak: true, character: "-", after: "[:|-]" }
    ]
  };
  function handleTable(node2, _, state, info) {
    const matrix = handleTableAsData(node2, state, info);
    const head = matrix[0];
    if (head) {
      let columns = node2.align ? node2.align.length : 0;
      let index2 = -1;
      if (!columns) {
        while (++index2 < matrix.length) {
          if (matrix[index2].length > columns) columns = matrix[index2].length;
        }
      }
      while (head.length < columns) head.push("");
    }
    return serializeData(matrix, node2.align);
  }
  function handleTableRow(node2, _, state, info) {
    const row = handleTableRowAsData(node2, state, info);
    const value = serializeData([row]);
    return value.slice(0, value.indexOf("\n"));
  }
  function handleTableCell(node2, _, state, info) {
    const exit3 = state.enter("tableCell");
    const subexit = state.enter("phrasing");
    const value = state.containerPhrasing(node2, {
      ...info,
      before: around,
      after: around
    });
    subexit();
    exit3();
    return value;
  }
  function serializeData(matrix, align) {
    return markdownTable(matrix, {
      align,
      alignDelimiters,
      fillRows: false,
      padding,
      stringLength
    });
  }
  function handleTableAsData(node2, state, info) {
    const { children } = node2;
    let index2 = -1;
    const result = [];
    const subexit = state.enter("table");
    while (++index2 < children.length) {
      result[index2] = handleTableRowAsData(children[index2], state, info);
    }
    subexit();
    return result;
  }
  function handleTableRowAsData(node2, state, info) {
    const { children } = node2;
    let index2 = -1;
    const result = [];
    const subexit = state.enter("tableRow");
    while (++index2 < children.length) {
      result[index2] = handleTableCell(children[index2], node2, state, info);
    }
    subexit();
    return result;
  }
  function inlineCodeWithTable(node2, parent, state) {
    const value = handle.inlineCode(node2, parent, state);
    if (!state.stack.includes("tableCell")) return value;
    const result = [];
    let start = 0;
    let index2 = value.indexOf("|");
    while (index2 !== -1) {
      let before = index2;
      while (before > start && value.charCodeAt(before - 1) === 92) {
        before--;
      }
      result.push(value.slice(start, index2));
      if ((index2 - before) % 2 === 0) result.push("\\");
      start = index2;
      index2 = value.indexOf("|", index2 + 1);
    }
    result.push(value.slice(start));
    return result.join("");
  }
}
function joinTable(left, right, parent, state) {
  if (left.type === "table" && parent.type === "listItem" && parent.spread === false && (right.type === "definition" || right.type === "heading" && formatHeadingAsSetext2(right, state) || right.type === "paragraph" || right.type === "table")) {
    return 1;
  }
}
function formatHeadingAsSetext2(node2, state) {
  let literalWithBreak = false;
  visit(node2, function(node3) {
    if (node3.type === "break" || "value" in node3 && /\r?\n|\r/.test(node3.value)) {
      literalWithBreak = true;
      return EXIT;
    }
  });
  return Boolean(
    (!node2.depth || node2.depth < 3) && toString(node2) && (state.options.setext || literalWithBreak)
  );
}

// node_modules/mdast-util-gfm-task-list-item/lib/index.js
function gfmTaskListItemFromMarkdown() {
  return {
    exit: {
      taskListCheckValueChecked: exitCheck,
      taskListCheckValueUnchecked: exitCheck,
      paragraph: exitParagraphWithTaskListItem
    }
  };
}
function gfmTaskListItemToMarkdown() {
  return {
    handlers: { paragraph: paragraphWithTaskListItem },
    join: [joinDefinitionsBeforeTaskListItemParagraph]
  };
}
function exitCheck(token) {
  const node2 = this.stack[this.stack.length - 2];
  ok(node2.type === "listItem");
  node2.checked = token.type === "taskListCheckValueChecked";
}
function exitParagraphWithTaskListItem(token) {
  const parent = this.stack[this.stack.length - 2];
  if (parent && parent.type === "listItem" && typeof parent.checked === "boolean") {
    const node2 = this.stack[this.stack.length - 1];
    ok(node2.type === "paragraph");
    const head = node2.children[0];
    if (head && head.type === "text") {
      const siblings = parent.children;
      let index2 = -1;
      let firstParagraph;
      while (++index2 < siblings.length) {
        const sibling = siblings[index2];
        if (sibling.type === "paragraph") {
          firstParagraph = sibling;
          break;
        }
      }
      if (firstParagraph === node2) {
        head.value = head.value.slice(1);
        if (head.value.length === 0) {
          node2.children.shift();
        } else if (node2.position && head.position && typeof head.position.start.offset === "number") {
          head.position.start.column++;
          head.position.start.offset++;
          node2.position.start = { ...head.position.start };
        }
      }
    }
  }
  this.exit(token);
}
function paragraphWithTaskListItem(node2, parent, state, info) {
  if (!parent || parent.type !== "listItem" || taskListItemParagraph(parent) !== node2) {
    return handle.paragraph(node2, parent, state, info);
  }
  const checkbox = "[" + (parent.checked ? "x" : " ") + "] ";
  const tracker = state.createTracker(info);
  tracker.move(checkbox);
  const value = handle.paragraph(
    node2.children.length > 0 ? node2 : { type: "paragraph", children: [{ type: "text", value: " " }] },
    parent,
    state,
    { ...info, ...tracker.current() }
  );
  return checkbox + value;
}
function joinDefinitionsBeforeTaskListItemParagraph(left, _, parent) {
  if (!(left.type === "definition" && parent.type === "listItem")) {
    return;
  }
  const paragraph2 = taskListItemParagraph(parent);
  if (paragraph2 && parent.children.indexOf(left) < parent.children.indexOf(paragraph2)) {
    return 0;
  }
}
function taskListItemParagraph(node2) {
  if (typeof node2.checked !== "boolean") {
    return;
  }
  for (const child of node2.children) {
    if (child.type === "paragraph") {
      return child;
    }
    if (child.type !== "definition") {
      return;
    }
  }
}

// node_modules/mdast-util-gfm/lib/index.js
function gfmFromMarkdown() {
  return [
    gfmAutolinkLiteralFromMarkdown(),
    gfmFootnoteFromMarkdown(),
    gfmStrikethroughFromMarkdown(),
    gfmTableFromMarkdown(),
    gfmTaskListItemFromMarkdown()
  ];
}
function gfmToMarkdown(options) {
  return {
    extensions: [
      gfmAutolinkLiteralToMarkdown(),
      gfmFootnoteToMarkdown(options),
      gfmStrikethroughToMarkdown(),
      gfmTableToMarkdown(options),
      gfmTaskListItemToMarkdown()
    ]
  };
}

// node_modules/micromark-util-chunked/index.js
function splice(list3, start, remove, items) {
  const end = list3.length;
  let chunkStart = 0;
  let parameters;
  if (start < 0) {
    start = -start > end ? 0 : end + start;
  } else {
    start = start > end ? end : start;
  }
  remove = remove > 0 ? remove : 0;
  if (items.length < 1e4) {
    parameters = Array.from(items);
    parameters.unshift(start, remove);
    list3.splice(...parameters);
  } else {
    if (remove) list3.splice(start, remove);
    while (chunkStart < items.length) {
      parameters = items.slice(chunkStart, chunkStart + 1e4);
      parameters.unshift(start, 0);
      list3.splice(...parameters);
      chunkStart += 1e4;
      start += 1e4;
    }
  }
}
function push(list3, items) {
  if (list3.length > 0) {
    splice(list3, list3.length, 0, items);
    return list3;
  }
  return items;
}

// node_modules/micromark-util-combine-extensions/index.js
var hasOwnProperty = {}.hasOwnProperty;
function combineExtensions(extensions) {
  const all2 = {};
  let index2 = -1;
  while (++index2 < extensions.length) {
    syntaxExtension(all2, extensions[index2]);
  }
  return all2;
}
function syntaxExtension(all2, extension2) {
  let hook;
  for (hook in extension2) {
    const maybe = hasOwnProperty.call(all2, hook) ? all2[hook] : void 0;
    const left = maybe || (all2[hook] = {});
    const right = extension2[hook];
    let code3;
    if (right) {
      for (code3 in right) {
        if (!hasOwnProperty.call(left, code3)) left[code3] = [];
        const value = right[code3];
        constructs(
          // @ts-expect-error Looks like a list.
          left[code3],
          Array.isArray(value) ? value : value ? [value] : []
        );
      }
    }
  }
}
function constructs(existing, list3) {
  let index2 = -1;
  const before = [];
  while (++index2 < list3.length) {
    ;
    (list3[index2].add === "after" ? existing : before).push(list3[index2]);
  }
  splice(existing, 0, 0, before);
}

// node_modules/micromark-extension-gfm-autolink-literal/lib/syntax.js
var wwwPrefix = {
  tokenize: tokenizeWwwPrefix,
  partial: true
};
var domain = {
  tokenize: tokenizeDomain,
  partial: true
};
var path = {
  tokenize: tokenizePath,
  partial: true
};
var trail = {
  tokenize: tokenizeTrail,
  partial: true
};
var emailDomainDotTrail = {
  tokenize: tokenizeEmailDomainDotTrail,
  partial: true
};
var wwwAutolink = {
  name: "wwwAutolink",
  tokenize: tokenizeWwwAutolink,
  previous: previousWww
};
var protocolAutolink = {
  name: "protocolAutolink",
  tokenize: tokenizeProtocolAutolink,
  previous: previousProtocol
};
var emailAutolink = {
  name: "emailAutolink",
  tokenize: tokenizeEmailAutolink,
  previous: previousEmail
};
var text2 = {};
function gfmAutolinkLiteral() {
  return {
    text: text2
  };
}
var code2 = 48;
while (code2 < 123) {
  text2[code2] = emailAutolink;
  code2++;
  if (code2 === 58) code2 = 65;
  else if (code2 === 91) code2 = 97;
}
text2[43] = emailAutolink;
text2[45] = emailAutolink;
text2[46] = emailAutolink;
text2[95] = emailAutolink;
text2[72] = [emailAutolink, protocolAutolink];
text2[104] = [emailAutolink, protocolAutolink];
text2[87] = [emailAutolink, wwwAutolink];
text2[119] = [emailAutolink, wwwAutolink];
function tokenizeEmailAutolink(effects, ok3, nok) {
  const self = this;
  let dot;
  let data;
  return start;
  function start(code3) {
    if (!gfmAtext(code3) || !previousEmail.call(self, self.previous) || previousUnbalanced(self.events)) {
      return nok(code3);
    }
    effects.enter("literalAutolink");
    effects.enter("literalAutolinkEmail");
    return atext(code3);
  }
  function atext(code3) {
    if (gfmAtext(code3)) {
      effects.consume(code3);
      return atext;
    }
    if (code3 === 64) {
      effects.consume(code3);
      return emailDomain;
    }
    return nok(code3);
  }
  function emailDomain(code3) {
    if (code3 === 46) {
      return effects.check(emailDomainDotTrail, emailDomainAfter, emailDomainDot)(code3);
    }
    if (code3 === 45 || code3 === 95 || asciiAlphanumeric(code3)) {
      data = true;
      effects.consume(code3);
      return emailDomain;
    }
    return emailDomainAfter(code3);
  }
  function emailDomainDot(code3) {
    effects.consume(code3);
    dot = true;
    return emailDomain;
  }
  function emailDomainAfter(code3) {
    if (data && dot && asciiAlpha(self.previous)) {
      effects.exit("literalAutolinkEmail");
      effects.exit("literalAutolink");
      return ok3(code3);
    }
    return nok(code3);
  }
}
function tokenizeWwwAutolink(effects, ok3, nok) {
  const self = this;
  return wwwStart;
  function wwwStart(code3) {
    if (code3 !== 87 && code3 !== 119 || !previousWww.call(self, self.previous) || previousUnbalanced(self.events)) {
      return nok(code3);
    }
    effects.enter("literalAutolink");
    effects.enter("literalAutolinkWww");
    return effects.check(wwwPrefix, effects.attempt(domain, effects.attempt(path, wwwAfter), nok), nok)(code3);
  }
  function wwwAfter(code3) {
    effects.exit("literalAutolinkWww");
    effects.exit("literalAutolink");
    return ok3(code3);
  }
}
function tokenizeProtocolAutolink(effects, ok3, nok) {
  const self = this;
  let buffer = "";
  let seen = false;
  return protocolStart;
  function protocolStart(code3) {
    if ((code3 === 72 || code3 === 104) && previousProtocol.call(self, self.previous) && !previousUnbalanced(self.events)) {
      effects.enter("literalAutolink");
      effects.enter("literalAutolinkHttp");
      buffer += String.fromCodePoint(code3);
      effects.consume(code3);
      return protocolPrefixInside;
    }
    return nok(code3);
  }
  function protocolPrefixInside(code3) {
    if (asciiAlpha(code3) && buffer.length < 5) {
      buffer += String.fromCodePoint(code3);
      effects.consume(code3);
      return protocolPrefixInside;
    }
    if (code3 === 58) {
      const protocol = buffer.toLowerCase();
      if (protocol === "http" || protocol === "https") {
        effects.consume(code3);
        return protocolSlashesInside;
      }
    }
    return nok(code3);
  }
  function protocolSlashesInside(code3) {
    if (code3 === 47) {
      effects.consume(code3);
      if (seen) {
        return afterProtocol;
      }
      seen = true;
      return protocolSlashesInside;
    }
    return nok(code3);
  }
  function afterProtocol(code3) {
    return code3 === null || asciiControl(code3) || markdownLineEndingOrSpace(code3) || unicodeWhitespace(code3) || unicodePunctuation(code3) ? nok(code3) : effects.attempt(domain, effects.attempt(path, protocolAfter), nok)(code3);
  }
  function protocolAfter(code3) {
    effects.exit("literalAutolinkHttp");
    effects.exit("literalAutolink");
    return ok3(code3);
  }
}
function tokenizeWwwPrefix(effects, ok3, nok) {
  let size = 0;
  return wwwPrefixInside;
  function wwwPrefixInside(code3) {
    if ((code3 === 87 || code3 === 119) && size < 3) {
      size++;
      effects.consume(code3);
      return wwwPrefixInside;
    }
    if (code3 === 46 && size === 3) {
      effects.consume(code3);
      return wwwPrefixAfter;
    }
    return nok(code3);
  }
  function wwwPrefixAfter(code3) {
    return code3 === null ? nok(code3) : ok3(code3);
  }
}
function tokenizeDomain(effects, ok3, nok) {
  let underscoreInLastSegment;
  let underscoreInLastLastSegment;
  let seen;
  return domainInside;
  function domainInside(code3) {
    if (code3 === 46 || code3 === 95) {
      return effects.check(trail, domainAfter, domainAtPunctuation)(code3);
    }
    if (code3 === null || markdownLineEndingOrSpace(code3) || unicodeWhitespace(code3) || code3 !== 45 && unicodePunctuation(code3)) {
      return domainAfter(code3);
    }
    seen = true;
    effects.consume(code3);
    return domainInside;
  }
  function domainAtPunctuation(code3) {
    if (code3 === 95) {
      underscoreInLastSegment = true;
    } else {
      underscoreInLastLastSegment = underscoreInLastSegment;
      underscoreInLastSegment = void 0;
    }
    effects.consume(code3);
    return domainInside;
  }
  function domainAfter(code3) {
    if (underscoreInLastLastSegment || underscoreInLastSegment || !seen) {
      return nok(code3);
    }
    return ok3(code3);
  }
}
function tokenizePath(effects, ok3) {
  let sizeOpen = 0;
  let sizeClose = 0;
  return pathInside;
  function pathInside(code3) {
    if (code3 === 40) {
      sizeOpen++;
      effects.consume(code3);
      return pathInside;
    }
    if (code3 === 41 && sizeClose < sizeOpen) {
      return pathAtPunctuation(code3);
    }
    if (code3 === 33 || code3 === 34 || code3 === 38 || code3 === 39 || code3 === 41 || code3 === 42 || code3 === 44 || code3 === 46 || code3 === 58 || code3 === 59 || code3 === 60 || code3 === 63 || code3 === 93 || code3 === 95 || code3 === 126) {
      return effects.check(trail, ok3, pathAtPunctuation)(code3);
    }
    if (code3 === null || markdownLineEndingOrSpace(code3) || unicodeWhitespace(code3)) {
      return ok3(code3);
    }
    effects.consume(code3);
    return pathInside;
  }
  function pathAtPunctuation(code3) {
    if (code3 === 41) {
      sizeClose++;
    }
    effects.consume(code3);
    return pathInside;
  }
}
function tokenizeTrail(effects, ok3, nok) {
  return trail2;
  function trail2(code3) {
    if (code3 === 33 || code3 === 34 || code3 === 39 || code3 === 41 || code3 === 42 || code3 === 44 || code3 === 46 || code3 === 58 || code3 === 59 || code3 === 63 || code3 === 95 || code3 === 126) {
      effects.consume(code3);
      return trail2;
    }
    if (code3 === 38) {
      effects.consume(code3);
      return trailCharacterReferenceStart;
    }
    if (code3 === 93) {
      effects.consume(code3);
      return trailBracketAfter;
    }
    if (
      // `<` is an end.
      code3 === 60 || // So is whitespace.
      code3 === null || markdownLineEndingOrSpace(code3) || unicodeWhitespace(code3)
    ) {
      return ok3(code3);
    }
    return nok(code3);
  }
  function trailBracketAfter(code3) {
    if (code3 === null || code3 === 40 || code3 === 91 || markdownLineEndingOrSpace(code3) || unicodeWhitespace(code3)) {
      return ok3(code3);
    }
    return trail2(code3);
  }
  function trailCharacterReferenceStart(code3) {
    return asciiAlpha(code3) ? trailCharacterReferenceInside(code3) : nok(code3);
  }
  function trailCharacterReferenceInside(code3) {
    if (code3 === 59) {
      effects.consume(code3);
      return trail2;
    }
    if (asciiAlpha(code3)) {
      effects.consume(code3);
      return trailCharacterReferenceInside;
    }
    return nok(code3);
  }
}
function tokenizeEmailDomainDotTrail(effects, ok3, nok) {
  return start;
  function start(code3) {
    effects.consume(code3);
    return after;
  }
  function after(code3) {
    return asciiAlphanumeric(code3) ? nok(code3) : ok3(code3);
  }
}
function previousWww(code3) {
  return code3 === null || code3 === 40 || code3 === 42 || code3 === 95 || code3 === 91 || code3 === 93 || code3 === 126 || markdownLineEndingOrSpace(code3);
}
function previousProtocol(code3) {
  return !asciiAlpha(code3);
}
function previousEmail(code3) {
  return !(code3 === 47 || gfmAtext(code3));
}
function gfmAtext(code3) {
  return code3 === 43 || code3 === 45 || code3 === 46 || code3 === 95 || asciiAlphanumeric(code3);
}
function previousUnbalanced(events) {
  let index2 = events.length;
  let result = false;
  while (index2--) {
    const token = events[index2][1];
    if ((token.type === "labelLink" || token.type === "labelImage") && !token._balanced) {
      result = true;
      break;
    }
    if (token._gfmAutolinkLiteralWalkedInto) {
      result = false;
      break;
    }
  }
  if (events.length > 0 && !result) {
    events[events.length - 1][1]._gfmAutolinkLiteralWalkedInto = true;
  }
  return result;
}

// node_modules/micromark-util-resolve-all/index.js
function resolveAll(constructs2, events, context) {
  const called = [];
  let index2 = -1;
  while (++index2 < constructs2.length) {
    const resolve = constructs2[index2].resolveAll;
    if (resolve && !called.includes(resolve)) {
      events = resolve(events, context);
      called.push(resolve);
    }
  }
  return events;
}

// node_modules/micromark-core-commonmark/lib/attention.js
var attention3 = {
  name: "attention",
  resolveAll: resolveAllAttention,
  tokenize: tokenizeAttention
};
function resolveAllAttention(events, context) {
  let index2 = -1;
  let nextEvents;
  while (++index2 < events.length) {
    if (events[index2][0] === "enter" && events[index2][1].type === "attentionSequence" && events[index2][1]._close) {
      let open = index2;
      while (open--) {
        if (events[open][0] === "exit" && events[open][1].type === "attentionSequence" && events[open][1]._open && // If the markers are the same:
        context.sliceSerialize(events[open][1]).charCodeAt(0) === context.sliceSerialize(events[index2][1]).charCodeAt(0)) {
          if ((events[open][1]._close || events[index2][1]._open) && (events[index2][1].end.offset - events[index2][1].start.offset) % 3 && !((events[open][1].end.offset - events[open][1].start.offset + events[index2][1].end.offset - events[index2][1].start.offset) % 3)) {
            continue;
          }
          const use = events[open][1].end.offset - events[open][1].start.offset > 1 && events[index2][1].end.offset - events[index2][1].start.offset > 1 ? 2 : 1;
          const start = {
            ...events[open][1].end
          };
          const end = {
            ...events[index2][1].start
          };
          movePoint(start, -use);
          movePoint(end, use);
          const openingSequence = {
            type: use > 1 ? "strongSequence" : "emphasisSequence",
            start,
            end: {
              ...events[open][1].end
            }
          };
          const closingSequence = {
            type: use > 1 ? "strongSequence" : "emphasisSequence",
            start: {
              ...events[index2][1].start
            },
            end
          };
          const text5 = {
            type: use > 1 ? "strongText" : "emphasisText",
            start: {
              ...events[open][1].end
            },
            end: {
              ...events[index2][1].start
            }
          };
          const group = {
            type: use > 1 ? "strong" : "emphasis",
            start: {
              ...openingSequence.start
            },
            end: {
              ...closingSequence.end
            }
          };
          events[open][1].end = {
            ...openingSequence.start
          };
          events[index2][1].start = {
            ...closingSequence.end
          };
          nextEvents = [];
          if (events[open][1].end.offset - events[open][1].start.offset) {
            nextEvents = push(nextEvents, [["enter", events[open][1], context], ["exit", events[open][1], context]]);
          }
          nextEvents = push(nextEvents, [["enter", group, context], ["enter", openingSequence, context], ["exit", openingSequence, context], ["enter", text5, context]]);
          nextEvents = push(nextEvents, resolveAll(context.parser.constructs.insideSpan.null, events.slice(open + 1, index2), context));
          nextEvents = push(nextEvents, [["exit", text5, context], ["enter", closingSequence, context], ["exit", closingSequence, context], ["exit", group, context]]);
          let offset = 0;
          if (events[index2][1].end.offset - events[index2][1].start.offset) {
            offset = 2;
            nextEvents = push(nextEvents, [["enter", events[index2][1], context], ["exit", events[index2][1], context]]);
          }
          splice(events, open - 1, index2 - open + 3, nextEvents);
          index2 = open + nextEvents.length - offset - 2;
          break;
        }
      }
    }
  }
  index2 = -1;
  while (++index2 < events.length) {
    if (events[index2][1].type === "attentionSequence") {
      events[index2][1].type = "data";
    }
  }
  return events;
}
function tokenizeAttention(effects, ok3) {
  const attentionMarkers2 = this.parser.constructs.attentionMarkers.null;
  const previous3 = this.previous;
  const before = classifyCharacter(previous3);
  let marker;
  return start;
  function start(code3) {
    marker = code3;
    effects.enter("attentionSequence");
    return inside(code3);
  }
  function inside(code3) {
    if (code3 === marker) {
      effects.consume(code3);
      return inside;
    }
    const token = effects.exit("attentionSequence");
    const after = classifyCharacter(code3);
    const open = !after || after === 2 && before || attentionMarkers2.includes(code3) && code3 !== 42 && code3 !== 95;
    const close = !before || before === 2 && after || attentionMarkers2.includes(previous3) && previous3 !== 42 && previous3 !== 95;
    token._open = Boolean(marker === 42 ? open : open && (before || !close));
    token._close = Boolean(marker === 42 ? close : close && (after || !open));
    return ok3(code3);
  }
}
function movePoint(point3, offset) {
  point3.column += offset;
  point3.offset += offset;
  point3._bufferIndex += offset;
}

// node_modules/micromark-core-commonmark/lib/autolink.js
var autolink = {
  name: "autolink",
  tokenize: tokenizeAutolink
};
function tokenizeAutolink(effects, ok3, nok) {
  let size = 0;
  return start;
  function start(code3) {
    effects.enter("autolink");
    effects.enter("autolinkMarker");
    effects.consume(code3);
    effects.exit("autolinkMarker");
    effects.enter("autolinkProtocol");
    return open;
  }
  function open(code3) {
    if (asciiAlpha(code3)) {
      effects.consume(code3);
      return schemeOrEmailAtext;
    }
    if (code3 === 64) {
      return nok(code3);
    }
    return emailAtext(code3);
  }
  function schemeOrEmailAtext(code3) {
    if (code3 === 43 || code3 === 45 || code3 === 46 || asciiAlphanumeric(code3)) {
      size = 1;
      return schemeInsideOrEmailAtext(code3);
    }
    return emailAtext(code3);
  }
  function schemeInsideOrEmailAtext(code3) {
    if (code3 === 58) {
      effects.consume(code3);
      size = 0;
      return urlInside;
    }
    if ((code3 === 43 || code3 === 45 || code3 === 46 || asciiAlphanumeric(code3)) && size++ < 32) {
      effects.consume(code3);
      return schemeInsideOrEmailAtext;
    }
    size = 0;
    return emailAtext(code3);
  }
  function urlInside(code3) {
    if (code3 === 62) {
      effects.exit("autolinkProtocol");
      effects.enter("autolinkMarker");
      effects.consume(code3);
      effects.exit("autolinkMarker");
      effects.exit("autolink");
      return ok3;
    }
    if (code3 === null || code3 === 32 || code3 === 60 || asciiControl(code3)) {
      return nok(code3);
    }
    effects.consume(code3);
    return urlInside;
  }
  function emailAtext(code3) {
    if (code3 === 64) {
      effects.consume(code3);
      return emailAtSignOrDot;
    }
    if (asciiAtext(code3)) {
      effects.consume(code3);
      return emailAtext;
    }
    return nok(code3);
  }
  function emailAtSignOrDot(code3) {
    return asciiAlphanumeric(code3) ? emailLabel(code3) : nok(code3);
  }
  function emailLabel(code3) {
    if (code3 === 46) {
      effects.consume(code3);
      size = 0;
      return emailAtSignOrDot;
    }
    if (code3 === 62) {
      effects.exit("autolinkProtocol").type = "autolinkEmail";
      effects.enter("autolinkMarker");
      effects.consume(code3);
      effects.exit("autolinkMarker");
      effects.exit("autolink");
      return ok3;
    }
    return emailValue(code3);
  }
  function emailValue(code3) {
    if ((code3 === 45 || asciiAlphanumeric(code3)) && size++ < 63) {
      const next = code3 === 45 ? emailValue : emailLabel;
      effects.consume(code3);
      return next;
    }
    return nok(code3);
  }
}

// node_modules/micromark-factory-space/index.js
function factorySpace(effects, ok3, type, max) {
  const limit = max ? max - 1 : Infinity;
  let size = 0;
  return start;
  function start(code3) {
    if (markdownSpace(code3)) {
      effects.enter(type);
      return prefix(code3);
    }
    return ok3(code3);
  }
  function prefix(code3) {
    if (markdownSpace(code3) && size++ < limit) {
      effects.consume(code3);
      return prefix;
    }
    effects.exit(type);
    return ok3(code3);
  }
}
function factorySpaceMinMax(effects, ok3, nok, type, min, max) {
  let size = 0;
  return start;
  function start(code3) {
    if (max > 0 && markdownSpace(code3)) {
      effects.enter(type);
      return prefix(code3);
    }
    return after(code3);
  }
  function prefix(code3) {
    if (markdownSpace(code3) && size < max) {
      effects.consume(code3);
      size++;
      return prefix;
    }
    effects.exit(type);
    return after(code3);
  }
  function after(code3) {
    return size >= min ? ok3(code3) : nok(code3);
  }
}

// node_modules/micromark-core-commonmark/lib/blank-line.js
var blankLine = {
  partial: true,
  tokenize: tokenizeBlankLine
};
function tokenizeBlankLine(effects, ok3, nok) {
  return start;
  function start(code3) {
    return markdownSpace(code3) ? factorySpace(effects, after, "linePrefix")(code3) : after(code3);
  }
  function after(code3) {
    return code3 === null || markdownLineEnding(code3) ? ok3(code3) : nok(code3);
  }
}

// node_modules/micromark-core-commonmark/lib/block-quote.js
var blockQuote = {
  continuation: {
    tokenize: tokenizeBlockQuoteContinuation
  },
  exit: exit2,
  name: "blockQuote",
  tokenize: tokenizeBlockQuoteStart
};
function tokenizeBlockQuoteStart(effects, ok3, nok) {
  const self = this;
  return start;
  function start(code3) {
    if (code3 === 62) {
      const state = self.containerState;
      if (!state.open) {
        effects.enter("blockQuote", {
          _container: true
        });
        state.open = true;
      }
      effects.enter("blockQuotePrefix");
      effects.enter("blockQuoteMarker");
      effects.consume(code3);
      effects.exit("blockQuoteMarker");
      return after;
    }
    return nok(code3);
  }
  function after(code3) {
    if (markdownSpace(code3)) {
      effects.enter("blockQuotePrefixWhitespace");
      effects.consume(code3);
      effects.exit("blockQuotePrefixWhitespace");
      effects.exit("blockQuotePrefix");
      return ok3;
    }
    effects.exit("blockQuotePrefix");
    return ok3(code3);
  }
}
function tokenizeBlockQuoteContinuation(effects, ok3, nok) {
  const self = this;
  return contStart;
  function contStart(code3) {
    if (markdownSpace(code3)) {
      return factorySpace(effects, contBefore, "linePrefix", self.parser.constructs.disable.null.includes("codeIndented") ? void 0 : 4)(code3);
    }
    return contBefore(code3);
  }
  function contBefore(code3) {
    return effects.attempt(blockQuote, ok3, nok)(code3);
  }
}
function exit2(effects) {
  effects.exit("blockQuote");
}

// node_modules/micromark-core-commonmark/lib/character-escape.js
var characterEscape = {
  name: "characterEscape",
  tokenize: tokenizeCharacterEscape
};
function tokenizeCharacterEscape(effects, ok3, nok) {
  return start;
  function start(code3) {
    effects.enter("characterEscape");
    effects.enter("escapeMarker");
    effects.consume(code3);
    effects.exit("escapeMarker");
    return inside;
  }
  function inside(code3) {
    if (asciiPunctuation(code3)) {
      effects.enter("characterEscapeValue");
      effects.consume(code3);
      effects.exit("characterEscapeValue");
      effects.exit("characterEscape");
      return ok3;
    }
    return nok(code3);
  }
}

// node_modules/micromark-core-commonmark/lib/character-reference.js
var characterReference = {
  name: "characterReference",
  tokenize: tokenizeCharacterReference
};
function tokenizeCharacterReference(effects, ok3, nok) {
  const self = this;
  let size = 0;
  let max;
  let test;
  return start;
  function start(code3) {
    effects.enter("characterReference");
    effects.enter("characterReferenceMarker");
    effects.consume(code3);
    effects.exit("characterReferenceMarker");
    return open;
  }
  function open(code3) {
    if (code3 === 35) {
      effects.enter("characterReferenceMarkerNumeric");
      effects.consume(code3);
      effects.exit("characterReferenceMarkerNumeric");
      return numeric;
    }
    effects.enter("characterReferenceValue");
    max = 31;
    test = asciiAlphanumeric;
    return value(code3);
  }
  function numeric(code3) {
    if (code3 === 88 || code3 === 120) {
      effects.enter("characterReferenceMarkerHexadecimal");
      effects.consume(code3);
      effects.exit("characterReferenceMarkerHexadecimal");
      effects.enter("characterReferenceValue");
      max = 6;
      test = asciiHexDigit;
      return value;
    }
    effects.enter("characterReferenceValue");
    max = 7;
    test = asciiDigit;
    return value(code3);
  }
  function value(code3) {
    if (code3 === 59 && size) {
      const token = effects.exit("characterReferenceValue");
      if (test === asciiAlphanumeric && !decodeNamedCharacterReference(self.sliceSerialize(token))) {
        return nok(code3);
      }
      effects.enter("characterReferenceMarker");
      effects.consume(code3);
      effects.exit("characterReferenceMarker");
      effects.exit("characterReference");
      return ok3;
    }
    if (test(code3) && size++ < max) {
      effects.consume(code3);
      return value;
    }
    return nok(code3);
  }
}

// node_modules/micromark-core-commonmark/lib/partial-non-lazy-continuation.js
var nonLazyContinuation = {
  partial: true,
  tokenize: tokenizeNonLazyContinuation
};
function tokenizeNonLazyContinuation(effects, ok3, nok) {
  const self = this;
  return start;
  function start(code3) {
    if (code3 === null) {
      return nok(code3);
    }
    effects.enter("lineEnding");
    effects.consume(code3);
    effects.exit("lineEnding");
    return after;
  }
  function after(code3) {
    return self.parser.lazy[self.now().line] ? nok(code3) : ok3(code3);
  }
}

// node_modules/micromark-core-commonmark/lib/code-fenced.js
var codeFenced = {
  concrete: true,
  name: "codeFenced",
  tokenize: tokenizeCodeFenced
};
function tokenizeCodeFenced(effects, ok3, nok) {
  const self = this;
  const closeStart = {
    partial: true,
    tokenize: tokenizeCloseStart
  };
  let initialPrefix = 0;
  let sizeOpen = 0;
  let marker;
  return start;
  function start(code3) {
    return beforeSequenceOpen(code3);
  }
  function beforeSequenceOpen(code3) {
    const tail = self.events[self.events.length - 1];
    initialPrefix = tail && tail[1].type === "linePrefix" ? tail[2].sliceSerialize(tail[1], true).length : 0;
    marker = code3;
    effects.enter("codeFenced");
    effects.enter("codeFencedFence");
    effects.enter("codeFencedFenceSequence");
    return sequenceOpen(code3);
  }
  function sequenceOpen(code3) {
    if (code3 === marker) {
      sizeOpen++;
      effects.consume(code3);
      return sequenceOpen;
    }
    if (sizeOpen < 3) {
      return nok(code3);
    }
    effects.exit("codeFencedFenceSequence");
    return markdownSpace(code3) ? factorySpace(effects, infoBefore, "whitespace")(code3) : infoBefore(code3);
  }
  function infoBefore(code3) {
    if (code3 === null || markdownLineEnding(code3)) {
      effects.exit("codeFencedFence");
      return self.interrupt ? ok3(code3) : effects.check(nonLazyContinuation, atNonLazyBreak, after)(code3);
    }
    effects.enter("codeFencedFenceInfo");
    effects.enter("chunkString", {
      contentType: "string"
    });
    return info(code3);
  }
  function info(code3) {
    if (code3 === null || markdownLineEnding(code3)) {
      effects.exit("chunkString");
      effects.exit("codeFencedFenceInfo");
      return infoBefore(code3);
    }
    if (markdownSpace(code3)) {
      effects.exit("chunkString");
      effects.exit("codeFencedFenceInfo");
      return factorySpace(effects, metaBefore, "whitespace")(code3);
    }
    if (code3 === 96 && code3 === marker) {
      return nok(code3);
    }
    effects.consume(code3);
    return info;
  }
  function metaBefore(code3) {
    if (code3 === null || markdownLineEnding(code3)) {
      return infoBefore(code3);
    }
    effects.enter("codeFencedFenceMeta");
    effects.enter("chunkString", {
      contentType: "string"
    });
    return meta(code3);
  }
  function meta(code3) {
    if (code3 === null || markdownLineEnding(code3)) {
      effects.exit("chunkString");
      effects.exit("codeFencedFenceMeta");
      return infoBefore(code3);
    }
    if (code3 === 96 && code3 === marker) {
      return nok(code3);
    }
    effects.consume(code3);
    return meta;
  }
  function atNonLazyBreak(code3) {
    return effects.attempt(closeStart, after, contentBefore)(code3);
  }
  function contentBefore(code3) {
    effects.enter("lineEnding");
    effects.consume(code3);
    effects.exit("lineEnding");
    return contentStart2;
  }
  function contentStart2(code3) {
    return initialPrefix > 0 && markdownSpace(code3) ? factorySpace(effects, beforeContentChunk, "linePrefix", initialPrefix + 1)(code3) : beforeContentChunk(code3);
  }
  function beforeContentChunk(code3) {
    if (code3 === null || markdownLineEnding(code3)) {
      return effects.check(nonLazyContinuation, atNonLazyBreak, after)(code3);
    }
    effects.enter("codeFlowValue");
    return contentChunk(code3);
  }
  function contentChunk(code3) {
    if (code3 === null || markdownLineEnding(code3)) {
      effects.exit("codeFlowValue");
      return beforeContentChunk(code3);
    }
    effects.consume(code3);
    return contentChunk;
  }
  function after(code3) {
    effects.exit("codeFenced");
    return ok3(code3);
  }
  function tokenizeCloseStart(effects2, ok4, nok2) {
    let size = 0;
    return startBefore;
    function startBefore(code3) {
      effects2.enter("lineEnding");
      effects2.consume(code3);
      effects2.exit("lineEnding");
      return start2;
    }
    function start2(code3) {
      effects2.enter("codeFencedFence");
      return markdownSpace(code3) ? factorySpace(effects2, beforeSequenceClose, "linePrefix", self.parser.constructs.disable.null.includes("codeIndented") ? void 0 : 4)(code3) : beforeSequenceClose(code3);
    }
    function beforeSequenceClose(code3) {
      if (code3 === marker) {
        effects2.enter("codeFencedFenceSequence");
        return sequenceClose(code3);
      }
      return nok2(code3);
    }
    function sequenceClose(code3) {
      if (code3 === marker) {
        size++;
        effects2.consume(code3);
        return sequenceClose;
      }
      if (size >= sizeOpen) {
        effects2.exit("codeFencedFenceSequence");
        return markdownSpace(code3) ? factorySpace(effects2, sequenceCloseAfter, "whitespace")(code3) : sequenceCloseAfter(code3);
      }
      return nok2(code3);
    }
    function sequenceCloseAfter(code3) {
      if (code3 === null || markdownLineEnding(code3)) {
        effects2.exit("codeFencedFence");
        return ok4(code3);
      }
      return nok2(code3);
    }
  }
}

// node_modules/micromark-core-commonmark/lib/code-indented.js
var codeIndented = {
  name: "codeIndented",
  tokenize: tokenizeCodeIndented
};
var furtherStart = {
  partial: true,
  tokenize: tokenizeFurtherStart
};
function tokenizeCodeIndented(effects, ok3, nok) {
  return start;
  function start(code3) {
    effects.enter("codeIndented");
    return factorySpaceMinMax(effects, atBreak, nok, "linePrefix", 4, 4)(code3);
  }
  function atBreak(code3) {
    if (code3 === null) {
      return after(code3);
    }
    if (markdownLineEnding(code3)) {
      return effects.attempt(furtherStart, atBreak, after)(code3);
    }
    effects.enter("codeFlowValue");
    return inside(code3);
  }
  function inside(code3) {
    if (code3 === null || markdownLineEnding(code3)) {
      effects.exit("codeFlowValue");
      return atBreak(code3);
    }
    effects.consume(code3);
    return inside;
  }
  function after(code3) {
    effects.exit("codeIndented");
    return ok3(code3);
  }
}
function tokenizeFurtherStart(effects, ok3, nok) {
  const self = this;
  return furtherStart2;
  function furtherStart2(code3) {
    if (self.parser.lazy[self.now().line]) {
      return nok(code3);
    }
    if (markdownLineEnding(code3)) {
      effects.enter("lineEnding");
      effects.consume(code3);
      effects.exit("lineEnding");
      return furtherStart2;
    }
    return factorySpaceMinMax(effects, ok3, onNotEnoughPrefix, "linePrefix", 4, 4)(code3);
  }
  function onNotEnoughPrefix(code3) {
    return markdownLineEnding(code3) ? furtherStart2(code3) : nok(code3);
  }
}

// node_modules/micromark-core-commonmark/lib/code-text.js
var codeText = {
  name: "codeText",
  previous: previous2,
  resolve: resolveCodeText,
  tokenize: tokenizeCodeText
};
function resolveCodeText(events) {
  let tailExitIndex = events.length - 4;
  let headEnterIndex = 3;
  let index2;
  let enter;
  if ((events[headEnterIndex][1].type === "lineEnding" || events[headEnterIndex][1].type === "space") && (events[tailExitIndex][1].type === "lineEnding" || events[tailExitIndex][1].type === "space")) {
    index2 = headEnterIndex;
    while (++index2 < tailExitIndex) {
      if (events[index2][1].type === "codeTextData") {
        events[headEnterIndex][1].type = "codeTextPadding";
        events[tailExitIndex][1].type = "codeTextPadding";
        headEnterIndex += 2;
        tailExitIndex -= 2;
        break;
      }
    }
  }
  index2 = headEnterIndex - 1;
  tailExitIndex++;
  while (++index2 <= tailExitIndex) {
    if (enter === void 0) {
      if (index2 !== tailExitIndex && events[index2][1].type !== "lineEnding") {
        enter = index2;
      }
    } else if (index2 === tailExitIndex || events[index2][1].type === "lineEnding") {
      events[enter][1].type = "codeTextData";
      if (index2 !== enter + 2) {
        events[enter][1].end = events[index2 - 1][1].end;
        events.splice(enter + 2, index2 - enter - 2);
        tailExitIndex -= index2 - enter - 2;
        index2 = enter + 2;
      }
      enter = void 0;
    }
  }
  return events;
}
function previous2(code3) {
  return code3 !== 96 || this.events[this.events.length - 1][1].type === "characterEscape";
}
function tokenizeCodeText(effects, ok3, nok) {
  const self = this;
  let sizeOpen = 0;
  let size;
  let token;
  return start;
  function start(code3) {
    effects.enter("codeText");
    effects.enter("codeTextSequence");
    return sequenceOpen(code3);
  }
  function sequenceOpen(code3) {
    if (code3 === 96) {
      effects.consume(code3);
      sizeOpen++;
      return sequenceOpen;
    }
    effects.exit("codeTextSequence");
    return between(code3);
  }
  function between(code3) {
    if (code3 === null) {
      return nok(code3);
    }
    if (code3 === 32) {
      effects.enter("space");
      effects.consume(code3);
      effects.exit("space");
      return between;
    }
    if (code3 === 96) {
      token = effects.enter("codeTextSequence");
      size = 0;
      return sequenceClose(code3);
    }
    if (markdownLineEnding(code3)) {
      effects.enter("lineEnding");
      effects.consume(code3);
      effects.exit("lineEnding");
      return between;
    }
    effects.enter("codeTextData");
    return data(code3);
  }
  function data(code3) {
    if (code3 === null || code3 === 32 || code3 === 96 || markdownLineEnding(code3)) {
      effects.exit("codeTextData");
      return between(code3);
    }
    effects.consume(code3);
    return data;
  }
  function sequenceClose(code3) {
    if (code3 === 96) {
      effects.consume(code3);
      size++;
      return sequenceClose;
    }
    if (size === sizeOpen) {
      effects.exit("codeTextSequence");
      effects.exit("codeText");
      return ok3(code3);
    }
    token.type = "codeTextData";
    return data(code3);
  }
}

// node_modules/micromark-util-subtokenize/lib/splice-buffer.js
var SpliceBuffer = class {
  /**
   * @param {ReadonlyArray<T> | null | undefined} [initial]
   *   Initial items (optional).
   * @returns
   *   Splice buffer.
   */
  constructor(initial) {
    this.left = initial ? [...initial] : [];
    this.right = [];
  }
  /**
   * Array access;
   * does not move the cursor.
   *
   * @param {number} index
   *   Index.
   * @return {T}
   *   Item.
   */
  get(index2) {
    if (index2 < 0 || index2 >= this.left.length + this.right.length) {
      throw new RangeError("Cannot access index `" + index2 + "` in a splice buffer of size `" + (this.left.length + this.right.length) + "`");
    }
    if (index2 < this.left.length) return this.left[index2];
    return this.right[this.right.length - index2 + this.left.length - 1];
  }
  /**
   * The length of the splice buffer, one greater than the largest index in the
   * array.
   */
  get length() {
    return this.left.length + this.right.length;
  }
  /**
   * Remove and return `list[0]`;
   * moves the cursor to `0`.
   *
   * @returns {T | undefined}
   *   Item, optional.
   */
  shift() {
    this.setCursor(0);
    return this.right.pop();
  }
  /**
   * Slice the buffer to get an array;
   * does not move the cursor.
   *
   * @param {number} start
   *   Start.
   * @param {number | null | undefined} [end]
   *   End (optional).
   * @returns {Array<T>}
   *   Array of items.
   */
  slice(start, end) {
    const stop = end === null || end === void 0 ? Number.POSITIVE_INFINITY : end;
    if (stop < this.left.length) {
      return this.left.slice(start, stop);
    }
    if (start > this.left.length) {
      return this.right.slice(this.right.length - stop + this.left.length, this.right.length - start + this.left.length).reverse();
    }
    return this.left.slice(start).concat(this.right.slice(this.right.length - stop + this.left.length).reverse());
  }
  /**
   * Mimics the behavior of Array.prototype.splice() except for the change of
   * interface necessary to avoid segfaults when patching in very large arrays.
   *
   * This operation moves cursor is moved to `start` and results in the cursor
   * placed after any inserted items.
   *
   * @param {number} start
   *   Start;
   *   zero-based index at which to start changing the array;
   *   negative numbers count backwards from the end of the array and values
   *   that are out-of bounds are clamped to the appropriate end of the array.
   * @param {number | null | undefined} [deleteCount=0]
   *   Delete count (default: `0`);
   *   maximum number of elements to delete, starting from start.
   * @param {Array<T> | null | undefined} [items=[]]
   *   Items to include in place of the deleted items (default: `[]`).
   * @return {Array<T>}
   *   Any removed items.
   */
  splice(start, deleteCount, items) {
    const count = deleteCount || 0;
    this.setCursor(Math.trunc(start));
    const removed = this.right.splice(this.right.length - count, Number.POSITIVE_INFINITY);
    if (items) chunkedPush(this.left, items);
    return removed.reverse();
  }
  /**
   * Remove and return the highest-numbered item in the array, so
   * `list[list.length - 1]`;
   * Moves the cursor to `length`.
   *
   * @returns {T | undefined}
   *   Item, optional.
   */
  pop() {
    this.setCursor(Number.POSITIVE_INFINITY);
    return this.left.pop();
  }
  /**
   * Inserts a single item to the high-numbered side of the array;
   * moves the cursor to `length`.
   *
   * @param {T} item
   *   Item.
   * @returns {undefined}
   *   Nothing.
   */
  push(item) {
    this.setCursor(Number.POSITIVE_INFINITY);
    this.left.push(item);
  }
  /**
   * Inserts many items to the high-numbered side of the array.
   * Moves the cursor to `length`.
   *
   * @param {Array<T>} items
   *   Items.
   * @returns {undefined}
   *   Nothing.
   */
  pushMany(items) {
    this.setCursor(Number.POSITIVE_INFINITY);
    chunkedPush(this.left, items);
  }
  /**
   * Inserts a single item to the low-numbered side of the array;
   * Moves the cursor to `0`.
   *
   * @param {T} item
   *   Item.
   * @returns {undefined}
   *   Nothing.
   */
  unshift(item) {
    this.setCursor(0);
    this.right.push(item);
  }
  /**
   * Inserts many items to the low-numbered side of the array;
   * moves the cursor to `0`.
   *
   * @param {Array<T>} items
   *   Items.
   * @returns {undefined}
   *   Nothing.
   */
  unshiftMany(items) {
    this.setCursor(0);
    chunkedPush(this.right, items.reverse());
  }
  /**
   * Move the cursor to a specific position in the array. Requires
   * time proportional to the distance moved.
   *
   * If `n < 0`, the cursor will end up at the beginning.
   * If `n > length`, the cursor will end up at the end.
   *
   * @param {number} n
   *   Position.
   * @return {undefined}
   *   Nothing.
   */
  setCursor(n) {
    if (n === this.left.length || n > this.left.length && this.right.length === 0 || n < 0 && this.left.length === 0) return;
    if (n < this.left.length) {
      const removed = this.left.splice(n, Number.POSITIVE_INFINITY);
      chunkedPush(this.right, removed.reverse());
    } else {
      const removed = this.right.splice(this.left.length + this.right.length - n, Number.POSITIVE_INFINITY);
      chunkedPush(this.left, removed.reverse());
    }
  }
};
function chunkedPush(list3, right) {
  let chunkStart = 0;
  if (right.length < 1e4) {
    list3.push(...right);
  } else {
    while (chunkStart < right.length) {
      list3.push(...right.slice(chunkStart, chunkStart + 1e4));
      chunkStart += 1e4;
    }
  }
}

// node_modules/micromark-util-subtokenize/index.js
function subtokenize(eventsArray) {
  const jumps = {};
  let index2 = -1;
  let event;
  let lineIndex;
  let otherIndex;
  let otherEvent;
  let parameters;
  let subevents;
  let more;
  const events = new SpliceBuffer(eventsArray);
  while (++index2 < events.length) {
    while (index2 in jumps) {
      index2 = jumps[index2];
    }
    event = events.get(index2);
    if (index2 && event[1].type === "chunkFlow" && events.get(index2 - 1)[1].type === "listItemPrefix") {
      subevents = event[1]._tokenizer.events;
      otherIndex = 0;
      if (otherIndex < subevents.length && subevents[otherIndex][1].type === "lineEndingBlank") {
        otherIndex += 2;
      }
      if (otherIndex < subevents.length && subevents[otherIndex][1].type === "content") {
        while (++otherIndex < subevents.length) {
          if (subevents[otherIndex][1].type === "content") {
            break;
          }
          if (subevents[otherIndex][1].type === "chunkText") {
            subevents[otherIndex][1]._isInFirstContentOfListItem = true;
            otherIndex++;
          }
        }
      }
    }
    if (event[0] === "enter") {
      if (event[1].contentType) {
        Object.assign(jumps, subcontent(events, index2));
        index2 = jumps[index2];
        more = true;
      }
    } else if (event[1]._container) {
      otherIndex = index2;
      lineIndex = void 0;
      while (otherIndex--) {
        otherEvent = events.get(otherIndex);
        if (otherEvent[1].type === "lineEnding" || otherEvent[1].type === "lineEndingBlank") {
          if (otherEvent[0] === "enter") {
            if (lineIndex) {
              events.get(lineIndex)[1].type = "lineEndingBlank";
            }
            otherEvent[1].type = "lineEnding";
            lineIndex = otherIndex;
          }
        } else if (otherEvent[1].type === "linePrefix" || otherEvent[1].type === "listItemIndent") {
        } else {
          break;
        }
      }
      if (lineIndex) {
        event[1].end = {
          ...events.get(lineIndex)[1].start
        };
        parameters = events.slice(lineIndex, index2);
        parameters.unshift(event);
        events.splice(lineIndex, index2 - lineIndex + 1, parameters);
      }
    }
  }
  splice(eventsArray, 0, Number.POSITIVE_INFINITY, events.slice(0));
  return !more;
}
function subcontent(events, eventIndex) {
  const token = events.get(eventIndex)[1];
  const context = events.get(eventIndex)[2];
  let startPosition = eventIndex - 1;
  const startPositions = [];
  let tokenizer = token._tokenizer;
  if (!tokenizer) {
    tokenizer = context.parser[token.contentType](token.start);
    if (token._contentTypeTextTrailing) {
      tokenizer._contentTypeTextTrailing = true;
    }
  }
  const childEvents = tokenizer.events;
  const jumps = [];
  const gaps = {};
  let stream;
  let previous3;
  let index2 = -1;
  let current = token;
  let adjust = 0;
  let start = 0;
  const breaks = [start];
  while (current) {
    while (events.get(++startPosition)[1] !== current) {
    }
    startPositions.push(startPosition);
    if (!current._tokenizer) {
      stream = context.sliceStream(current);
      if (!current.next) {
        stream.push(null);
      }
      if (previous3) {
        tokenizer.defineSkip(current.start);
      }
      if (current._isInFirstContentOfListItem) {
        tokenizer._gfmTasklistFirstContentOfListItem = true;
      }
      tokenizer.write(stream);
      if (current._isInFirstContentOfListItem) {
        tokenizer._gfmTasklistFirstContentOfListItem = void 0;
      }
    }
    previous3 = current;
    current = current.next;
  }
  current = token;
  while (++index2 < childEvents.length) {
    if (
      // Find a void token that includes a break.
      childEvents[index2][0] === "exit" && childEvents[index2 - 1][0] === "enter" && childEvents[index2][1].type === childEvents[index2 - 1][1].type && childEvents[index2][1].start.line !== childEvents[index2][1].end.line
    ) {
      start = index2 + 1;
      breaks.push(start);
      current._tokenizer = void 0;
      current.previous = void 0;
      current = current.next;
    }
  }
  tokenizer.events = [];
  if (current) {
    current._tokenizer = void 0;
    current.previous = void 0;
  } else {
    breaks.pop();
  }
  index2 = breaks.length;
  while (index2--) {
    const slice2 = childEvents.slice(breaks[index2], breaks[index2 + 1]);
    const start2 = startPositions.pop();
    jumps.push([start2, start2 + slice2.length - 1]);
    events.splice(start2, 2, slice2);
  }
  jumps.reverse();
  index2 = -1;
  while (++index2 < jumps.length) {
    gaps[adjust + jumps[index2][0]] = adjust + jumps[index2][1];
    adjust += jumps[index2][1] - jumps[index2][0] - 1;
  }
  return gaps;
}

// node_modules/micromark-core-commonmark/lib/content.js
var content = {
  resolve: resolveContent,
  tokenize: tokenizeContent
};
var continuationConstruct = {
  partial: true,
  tokenize: tokenizeContinuation
};
function resolveContent(events) {
  subtokenize(events);
  return events;
}
function tokenizeContent(effects, ok3) {
  let previous3;
  return chunkStart;
  function chunkStart(code3) {
    effects.enter("content");
    previous3 = effects.enter("chunkContent", {
      contentType: "content"
    });
    return chunkInside(code3);
  }
  function chunkInside(code3) {
    if (code3 === null) {
      return contentEnd(code3);
    }
    if (markdownLineEnding(code3)) {
      return effects.check(continuationConstruct, contentContinue, contentEnd)(code3);
    }
    effects.consume(code3);
    return chunkInside;
  }
  function contentEnd(code3) {
    effects.exit("chunkContent");
    effects.exit("content");
    return ok3(code3);
  }
  function contentContinue(code3) {
    effects.consume(code3);
    effects.exit("chunkContent");
    previous3.next = effects.enter("chunkContent", {
      contentType: "content",
      previous: previous3
    });
    previous3 = previous3.next;
    return chunkInside;
  }
}
function tokenizeContinuation(effects, ok3, nok) {
  const self = this;
  return startLookahead;
  function startLookahead(code3) {
    effects.exit("chunkContent");
    effects.enter("lineEnding");
    effects.consume(code3);
    effects.exit("lineEnding");
    return factorySpace(effects, prefixed, "linePrefix");
  }
  function prefixed(code3) {
    if (code3 === null || markdownLineEnding(code3)) {
      return nok(code3);
    }
    const tail = self.events[self.events.length - 1];
    if (!self.parser.constructs.disable.null.includes("codeIndented") && tail && tail[1].type === "linePrefix" && tail[2].sliceSerialize(tail[1], true).length >= 4) {
      return ok3(code3);
    }
    return effects.interrupt(self.parser.constructs.flow, nok, ok3)(code3);
  }
}

// node_modules/micromark-factory-destination/index.js
function factoryDestination(effects, ok3, nok, type, literalType, literalMarkerType, rawType, stringType, max) {
  const limit = max || Number.POSITIVE_INFINITY;
  let balance = 0;
  return start;
  function start(code3) {
    if (code3 === 60) {
      effects.enter(type);
      effects.enter(literalType);
      effects.enter(literalMarkerType);
      effects.consume(code3);
      effects.exit(literalMarkerType);
      return enclosedBefore;
    }
    if (code3 === null || code3 === 32 || code3 === 41 || asciiControl(code3)) {
      return nok(code3);
    }
    effects.enter(type);
    effects.enter(rawType);
    effects.enter(stringType);
    effects.enter("chunkString", {
      contentType: "string"
    });
    return raw(code3);
  }
  function enclosedBefore(code3) {
    if (code3 === 62) {
      effects.enter(literalMarkerType);
      effects.consume(code3);
      effects.exit(literalMarkerType);
      effects.exit(literalType);
      effects.exit(type);
      return ok3;
    }
    effects.enter(stringType);
    effects.enter("chunkString", {
      contentType: "string"
    });
    return enclosed(code3);
  }
  function enclosed(code3) {
    if (code3 === 62) {
      effects.exit("chunkString");
      effects.exit(stringType);
      return enclosedBefore(code3);
    }
    if (code3 === null || code3 === 60 || markdownLineEnding(code3)) {
      return nok(code3);
    }
    effects.consume(code3);
    return code3 === 92 ? enclosedEscape : enclosed;
  }
  function enclosedEscape(code3) {
    if (code3 === 60 || code3 === 62 || code3 === 92) {
      effects.consume(code3);
      return enclosed;
    }
    return enclosed(code3);
  }
  function raw(code3) {
    if (!balance && (code3 === null || code3 === 41 || markdownLineEndingOrSpace(code3))) {
      effects.exit("chunkString");
      effects.exit(stringType);
      effects.exit(rawType);
      effects.exit(type);
      return ok3(code3);
    }
    if (balance < limit && code3 === 40) {
      effects.consume(code3);
      balance++;
      return raw;
    }
    if (code3 === 41) {
      effects.consume(code3);
      balance--;
      return raw;
    }
    if (code3 === null || code3 === 32 || code3 === 40 || asciiControl(code3)) {
      return nok(code3);
    }
    effects.consume(code3);
    return code3 === 92 ? rawEscape : raw;
  }
  function rawEscape(code3) {
    if (code3 === 40 || code3 === 41 || code3 === 92) {
      effects.consume(code3);
      return raw;
    }
    return raw(code3);
  }
}

// node_modules/micromark-factory-label/index.js
function factoryLabel(effects, ok3, nok, type, markerType, stringType) {
  const self = this;
  let size = 0;
  let seen;
  return start;
  function start(code3) {
    effects.enter(type);
    effects.enter(markerType);
    effects.consume(code3);
    effects.exit(markerType);
    effects.enter(stringType);
    return atBreak;
  }
  function atBreak(code3) {
    if (size > 999 || code3 === null || code3 === 91 || code3 === 93 && !seen || // To do: remove in the future once we’ve switched from
    // `micromark-extension-footnote` to `micromark-extension-gfm-footnote`,
    // which doesn’t need this.
    // Hidden footnotes hook.
    /* c8 ignore next 3 */
    code3 === 94 && !size && "_hiddenFootnoteSupport" in self.parser.constructs) {
      return nok(code3);
    }
    if (code3 === 93) {
      effects.exit(stringType);
      effects.enter(markerType);
      effects.consume(code3);
      effects.exit(markerType);
      effects.exit(type);
      return ok3;
    }
    if (markdownLineEnding(code3)) {
      effects.enter("lineEnding");
      effects.consume(code3);
      effects.exit("lineEnding");
      return atBreak;
    }
    effects.enter("chunkString", {
      contentType: "string"
    });
    return labelInside(code3);
  }
  function labelInside(code3) {
    if (code3 === null || code3 === 91 || code3 === 93 || markdownLineEnding(code3) || size++ > 999) {
      effects.exit("chunkString");
      return atBreak(code3);
    }
    effects.consume(code3);
    if (!seen) seen = !markdownSpace(code3);
    return code3 === 92 ? labelEscape : labelInside;
  }
  function labelEscape(code3) {
    if (code3 === 91 || code3 === 92 || code3 === 93) {
      effects.consume(code3);
      size++;
      return labelInside;
    }
    return labelInside(code3);
  }
}

// node_modules/micromark-factory-title/index.js
function factoryTitle(effects, ok3, nok, type, markerType, stringType) {
  let marker;
  return start;
  function start(code3) {
    if (code3 === 34 || code3 === 39 || code3 === 40) {
      effects.enter(type);
      effects.enter(markerType);
      effects.consume(code3);
      effects.exit(markerType);
      marker = code3 === 40 ? 41 : code3;
      return begin;
    }
    return nok(code3);
  }
  function begin(code3) {
    if (code3 === marker) {
      effects.enter(markerType);
      effects.consume(code3);
      effects.exit(markerType);
      effects.exit(type);
      return ok3;
    }
    effects.enter(stringType);
    return atBreak(code3);
  }
  function atBreak(code3) {
    if (code3 === marker) {
      effects.exit(stringType);
      return begin(marker);
    }
    if (code3 === null) {
      return nok(code3);
    }
    if (markdownLineEnding(code3)) {
      effects.enter("lineEnding");
      effects.consume(code3);
      effects.exit("lineEnding");
      return factorySpace(effects, atBreak, "linePrefix");
    }
    effects.enter("chunkString", {
      contentType: "string"
    });
    return inside(code3);
  }
  function inside(code3) {
    if (code3 === marker || code3 === null || markdownLineEnding(code3)) {
      effects.exit("chunkString");
      return atBreak(code3);
    }
    effects.consume(code3);
    return code3 === 92 ? escape : inside;
  }
  function escape(code3) {
    if (code3 === marker || code3 === 92) {
      effects.consume(code3);
      return inside;
    }
    return inside(code3);
  }
}

// node_modules/micromark-factory-whitespace/index.js
function factoryWhitespace(effects, ok3) {
  let seen;
  return start;
  function start(code3) {
    if (markdownLineEnding(code3)) {
      effects.enter("lineEnding");
      effects.consume(code3);
      effects.exit("lineEnding");
      seen = true;
      return start;
    }
    if (markdownSpace(code3)) {
      return factorySpace(effects, start, seen ? "linePrefix" : "lineSuffix")(code3);
    }
    return ok3(code3);
  }
}

// node_modules/micromark-core-commonmark/lib/definition.js
var definition2 = {
  name: "definition",
  tokenize: tokenizeDefinition
};
var titleBefore = {
  partial: true,
  tokenize: tokenizeTitleBefore
};
function tokenizeDefinition(effects, ok3, nok) {
  const self = this;
  let identifier;
  return start;
  function start(code3) {
    effects.enter("definition");
    return before(code3);
  }
  function before(code3) {
    return factoryLabel.call(
      self,
      effects,
      labelAfter,
      // Note: we don’t need to reset the way `markdown-rs` does.
      nok,
      "definitionLabel",
      "definitionLabelMarker",
      "definitionLabelString"
    )(code3);
  }
  function labelAfter(code3) {
    identifier = normalizeIdentifier(self.sliceSerialize(self.events[self.events.length - 1][1]).slice(1, -1));
    if (code3 === 58) {
      effects.enter("definitionMarker");
      effects.consume(code3);
      effects.exit("definitionMarker");
      return markerAfter;
    }
    return nok(code3);
  }
  function markerAfter(code3) {
    return markdownLineEndingOrSpace(code3) ? factoryWhitespace(effects, destinationBefore)(code3) : destinationBefore(code3);
  }
  function destinationBefore(code3) {
    return factoryDestination(
      effects,
      destinationAfter,
      // Note: we don’t need to reset the way `markdown-rs` does.
      nok,
      "definitionDestination",
      "definitionDestinationLiteral",
      "definitionDestinationLiteralMarker",
      "definitionDestinationRaw",
      "definitionDestinationString"
    )(code3);
  }
  function destinationAfter(code3) {
    return effects.attempt(titleBefore, after, after)(code3);
  }
  function after(code3) {
    return markdownSpace(code3) ? factorySpace(effects, afterWhitespace, "whitespace")(code3) : afterWhitespace(code3);
  }
  function afterWhitespace(code3) {
    if (code3 === null || markdownLineEnding(code3)) {
      effects.exit("definition");
      self.parser.defined.push(identifier);
      return ok3(code3);
    }
    return nok(code3);
  }
}
function tokenizeTitleBefore(effects, ok3, nok) {
  return titleBefore2;
  function titleBefore2(code3) {
    return markdownLineEndingOrSpace(code3) ? factoryWhitespace(effects, beforeMarker)(code3) : nok(code3);
  }
  function beforeMarker(code3) {
    return factoryTitle(effects, titleAfter, nok, "definitionTitle", "definitionTitleMarker", "definitionTitleString")(code3);
  }
  function titleAfter(code3) {
    return markdownSpace(code3) ? factorySpace(effects, titleAfterOptionalWhitespace, "whitespace")(code3) : titleAfterOptionalWhitespace(code3);
  }
  function titleAfterOptionalWhitespace(code3) {
    return code3 === null || markdownLineEnding(code3) ? ok3(code3) : nok(code3);
  }
}

// node_modules/micromark-core-commonmark/lib/hard-break-escape.js
var hardBreakEscape = {
  name: "hardBreakEscape",
  tokenize: tokenizeHardBreakEscape
};
function tokenizeHardBreakEscape(effects, ok3, nok) {
  return start;
  function start(code3) {
    effects.enter("hardBreakEscape");
    effects.consume(code3);
    return after;
  }
  function after(code3) {
    if (markdownLineEnding(code3)) {
      effects.exit("hardBreakEscape");
      return ok3(code3);
    }
    return nok(code3);
  }
}

// node_modules/micromark-core-commonmark/lib/heading-atx.js
var headingAtx = {
  name: "headingAtx",
  resolve: resolveHeadingAtx,
  tokenize: tokenizeHeadingAtx
};
function resolveHeadingAtx(events, context) {
  let contentEnd = events.length - 2;
  let contentStart2 = 3;
  if (events[contentStart2][1].type === "whitespace") {
    contentStart2 += 2;
  }
  if (contentEnd - 2 > contentStart2 && events[contentEnd][1].type === "whitespace") {
    contentEnd -= 2;
  }
  if (events[contentEnd][1].type === "atxHeadingSequence" && (contentStart2 === contentEnd - 1 || contentEnd - 4 > contentStart2 && events[contentEnd - 2][1].type === "whitespace")) {
    contentEnd -= contentStart2 + 1 === contentEnd ? 2 : 4;
  }
  if (contentEnd > contentStart2) {
    const content3 = {
      type: "atxHeadingText",
      start: events[contentStart2][1].start,
      end: events[contentEnd][1].end
    };
    const text5 = {
      type: "chunkText",
      start: events[contentStart2][1].start,
      end: events[contentEnd][1].end,
      contentType: "text"
    };
    splice(events, contentStart2, contentEnd - contentStart2 + 1, [["enter", content3, context], ["enter", text5, context], ["exit", text5, context], ["exit", content3, context]]);
  }
  return events;
}
function tokenizeHeadingAtx(effects, ok3, nok) {
  let size = 0;
  return start;
  function start(code3) {
    effects.enter("atxHeading");
    return before(code3);
  }
  function before(code3) {
    effects.enter("atxHeadingSequence");
    return sequenceOpen(code3);
  }
  function sequenceOpen(code3) {
    if (code3 === 35 && size++ < 6) {
      effects.consume(code3);
      return sequenceOpen;
    }
    if (code3 === null || markdownLineEndingOrSpace(code3)) {
      effects.exit("atxHeadingSequence");
      return atBreak(code3);
    }
    return nok(code3);
  }
  function atBreak(code3) {
    if (code3 === 35) {
      effects.enter("atxHeadingSequence");
      return sequenceFurther(code3);
    }
    if (code3 === null || markdownLineEnding(code3)) {
      effects.exit("atxHeading");
      return ok3(code3);
    }
    if (markdownSpace(code3)) {
      return factorySpace(effects, atBreak, "whitespace")(code3);
    }
    effects.enter("atxHeadingText");
    return data(code3);
  }
  function sequenceFurther(code3) {
    if (code3 === 35) {
      effects.consume(code3);
      return sequenceFurther;
    }
    effects.exit("atxHeadingSequence");
    return atBreak(code3);
  }
  function data(code3) {
    if (code3 === null || code3 === 35 || markdownLineEndingOrSpace(code3)) {
      effects.exit("atxHeadingText");
      return atBreak(code3);
    }
    effects.consume(code3);
    return data;
  }
}

// node_modules/micromark-core-commonmark/lib/html-flow.js
var htmlFlow = {
  concrete: true,
  name: "htmlFlow",
  resolveTo: resolveToHtmlFlow,
  tokenize: tokenizeHtmlFlow
};
var blankLineBefore = {
  partial: true,
  tokenize: tokenizeBlankLineBefore
};
function resolveToHtmlFlow(events) {
  let index2 = events.length;
  while (index2--) {
    if (events[index2][0] === "enter" && events[index2][1].type === "htmlFlow") {
      break;
    }
  }
  if (index2 > 1 && events[index2 - 2][1].type === "linePrefix") {
    events[index2][1].start = events[index2 - 2][1].start;
    events[index2 + 1][1].start = events[index2 - 2][1].start;
    events.splice(index2 - 2, 2);
  }
  return events;
}
function tokenizeHtmlFlow(effects, ok3, nok) {
  const self = this;
  let marker;
  let closingTag;
  let buffer;
  let index2;
  let markerB;
  return start;
  function start(code3) {
    return before(code3);
  }
  function before(code3) {
    effects.enter("htmlFlow");
    effects.enter("htmlFlowData");
    effects.consume(code3);
    return open;
  }
  function open(code3) {
    if (code3 === 33) {
      effects.consume(code3);
      return declarationOpen;
    }
    if (code3 === 47) {
      effects.consume(code3);
      closingTag = true;
      return tagCloseStart;
    }
    if (code3 === 63) {
      effects.consume(code3);
      marker = 3;
      return self.interrupt ? ok3 : continuationDeclarationInside;
    }
    if (asciiAlpha(code3)) {
      effects.consume(code3);
      buffer = String.fromCharCode(code3);
      return tagName;
    }
    return nok(code3);
  }
  function declarationOpen(code3) {
    if (code3 === 45) {
      effects.consume(code3);
      marker = 2;
      return commentOpenInside;
    }
    if (code3 === 91) {
      effects.consume(code3);
      marker = 5;
      index2 = 0;
      return cdataOpenInside;
    }
    if (asciiAlpha(code3)) {
      effects.consume(code3);
      marker = 4;
      return self.interrupt ? ok3 : continuationDeclarationInside;
    }
    return nok(code3);
  }
  function commentOpenInside(code3) {
    if (code3 === 45) {
      effects.consume(code3);
      return self.interrupt ? ok3 : continuationDeclarationInside;
    }
    return nok(code3);
  }
  function cdataOpenInside(code3) {
    const value = "CDATA[";
    if (code3 === value.charCodeAt(index2++)) {
      effects.consume(code3);
      if (index2 === value.length) {
        return self.interrupt ? ok3 : continuation;
      }
      return cdataOpenInside;
    }
    return nok(code3);
  }
  function tagCloseStart(code3) {
    if (asciiAlpha(code3)) {
      effects.consume(code3);
      buffer = String.fromCharCode(code3);
      return tagName;
    }
    return nok(code3);
  }
  function tagName(code3) {
    if (code3 === null || code3 === 47 || code3 === 62 || markdownLineEndingOrSpace(code3)) {
      const slash = code3 === 47;
      const name = buffer.toLowerCase();
      if (!slash && !closingTag && htmlRawNames.includes(name)) {
        marker = 1;
        return self.interrupt ? ok3(code3) : continuation(code3);
      }
      if (htmlBlockNames.includes(buffer.toLowerCase())) {
        marker = 6;
        if (slash) {
          effects.consume(code3);
          return basicSelfClosing;
        }
        return self.interrupt ? ok3(code3) : continuation(code3);
      }
      marker = 7;
      return self.interrupt && !self.parser.lazy[self.now().line] ? nok(code3) : closingTag ? completeClosingTagAfter(code3) : completeAttributeNameBefore(code3);
    }
    if (code3 === 45 || asciiAlphanumeric(code3)) {
      effects.consume(code3);
      buffer += String.fromCharCode(code3);
      return tagName;
    }
    return nok(code3);
  }
  function basicSelfClosing(code3) {
    if (code3 === 62) {
      effects.consume(code3);
      return self.interrupt ? ok3 : continuation;
    }
    return nok(code3);
  }
  function completeClosingTagAfter(code3) {
    if (markdownSpace(code3)) {
      effects.consume(code3);
      return completeClosingTagAfter;
    }
    return completeEnd(code3);
  }
  function completeAttributeNameBefore(code3) {
    if (code3 === 47) {
      effects.consume(code3);
      return completeEnd;
    }
    if (code3 === 58 || code3 === 95 || asciiAlpha(code3)) {
      effects.consume(code3);
      return completeAttributeName;
    }
    if (markdownSpace(code3)) {
      effects.consume(code3);
      return completeAttributeNameBefore;
    }
    return completeEnd(code3);
  }
  function completeAttributeName(code3) {
    if (code3 === 45 || code3 === 46 || code3 === 58 || code3 === 95 || asciiAlphanumeric(code3)) {
      effects.consume(code3);
      return completeAttributeName;
    }
    return completeAttributeNameAfter(code3);
  }
  function completeAttributeNameAfter(code3) {
    if (code3 === 61) {
      effects.consume(code3);
      return completeAttributeValueBefore;
    }
    if (markdownSpace(code3)) {
      effects.consume(code3);
      return completeAttributeNameAfter;
    }
    return completeAttributeNameBefore(code3);
  }
  function completeAttributeValueBefore(code3) {
    if (code3 === null || code3 === 60 || code3 === 61 || code3 === 62 || code3 === 96) {
      return nok(code3);
    }
    if (code3 === 34 || code3 === 39) {
      effects.consume(code3);
      markerB = code3;
      return completeAttributeValueQuoted;
    }
    if (markdownSpace(code3)) {
      effects.consume(code3);
      return completeAttributeValueBefore;
    }
    return completeAttributeValueUnquoted(code3);
  }
  function completeAttributeValueQuoted(code3) {
    if (code3 === markerB) {
      effects.consume(code3);
      markerB = null;
      return completeAttributeValueQuotedAfter;
    }
    if (code3 === null || markdownLineEnding(code3)) {
      return nok(code3);
    }
    effects.consume(code3);
    return completeAttributeValueQuoted;
  }
  function completeAttributeValueUnquoted(code3) {
    if (code3 === null || code3 === 34 || code3 === 39 || code3 === 47 || code3 === 60 || code3 === 61 || code3 === 62 || code3 === 96 || markdownLineEndingOrSpace(code3)) {
      return completeAttributeNameAfter(code3);
    }
    effects.consume(code3);
    return completeAttributeValueUnquoted;
  }
  function completeAttributeValueQuotedAfter(code3) {
    if (code3 === 47 || code3 === 62 || markdownSpace(code3)) {
      return completeAttributeNameBefore(code3);
    }
    return nok(code3);
  }
  function completeEnd(code3) {
    if (code3 === 62) {
      effects.consume(code3);
      return completeAfter;
    }
    return nok(code3);
  }
  function completeAfter(code3) {
    if (code3 === null || markdownLineEnding(code3)) {
      return continuation(code3);
    }
    if (markdownSpace(code3)) {
      effects.consume(code3);
      return completeAfter;
    }
    return nok(code3);
  }
  function continuation(code3) {
    if (code3 === 45 && marker === 2) {
      effects.consume(code3);
      return continuationCommentInside;
    }
    if (code3 === 60 && marker === 1) {
      effects.consume(code3);
      return continuationRawTagOpen;
    }
    if (code3 === 62 && marker === 4) {
      effects.consume(code3);
      return continuationClose;
    }
    if (code3 === 63 && marker === 3) {
      effects.consume(code3);
      return continuationDeclarationInside;
    }
    if (code3 === 93 && marker === 5) {
      effects.consume(code3);
      return continuationCdataInside;
    }
    if (markdownLineEnding(code3) && (marker === 6 || marker === 7)) {
      effects.exit("htmlFlowData");
      return effects.check(blankLineBefore, continuationAfter, continuationStart)(code3);
    }
    if (code3 === null || markdownLineEnding(code3)) {
      effects.exit("htmlFlowData");
      return continuationStart(code3);
    }
    effects.consume(code3);
    return continuation;
  }
  function continuationStart(code3) {
    return effects.check(nonLazyContinuation, continuationStartNonLazy, continuationAfter)(code3);
  }
  function continuationStartNonLazy(code3) {
    effects.enter("lineEnding");
    effects.consume(code3);
    effects.exit("lineEnding");
    return continuationBefore;
  }
  function continuationBefore(code3) {
    if (code3 === null || markdownLineEnding(code3)) {
      return continuationStart(code3);
    }
    effects.enter("htmlFlowData");
    return continuation(code3);
  }
  function continuationCommentInside(code3) {
    if (code3 === 45) {
      effects.consume(code3);
      return continuationDeclarationInside;
    }
    return continuation(code3);
  }
  function continuationRawTagOpen(code3) {
    if (code3 === 47) {
      effects.consume(code3);
      buffer = "";
      return continuationRawEndTag;
    }
    return continuation(code3);
  }
  function continuationRawEndTag(code3) {
    if (code3 === 62) {
      const name = buffer.toLowerCase();
      if (htmlRawNames.includes(name)) {
        effects.consume(code3);
        return continuationClose;
      }
      return continuation(code3);
    }
    if (asciiAlpha(code3) && buffer.length < 8) {
      effects.consume(code3);
      buffer += String.fromCharCode(code3);
      return continuationRawEndTag;
    }
    return continuation(code3);
  }
  function continuationCdataInside(code3) {
    if (code3 === 93) {
      effects.consume(code3);
      return continuationDeclarationInside;
    }
    return continuation(code3);
  }
  function continuationDeclarationInside(code3) {
    if (code3 === 62) {
      effects.consume(code3);
      return continuationClose;
    }
    if (code3 === 45 && marker === 2) {
      effects.consume(code3);
      return continuationDeclarationInside;
    }
    return continuation(code3);
  }
  function continuationClose(code3) {
    if (code3 === null || markdownLineEnding(code3)) {
      effects.exit("htmlFlowData");
      return continuationAfter(code3);
    }
    effects.consume(code3);
    return continuationClose;
  }
  function continuationAfter(code3) {
    effects.exit("htmlFlow");
    return ok3(code3);
  }
}
function tokenizeBlankLineBefore(effects, ok3, nok) {
  return start;
  function start(code3) {
    effects.enter("lineEnding");
    effects.consume(code3);
    effects.exit("lineEnding");
    return effects.attempt(blankLine, ok3, nok);
  }
}

// node_modules/micromark-core-commonmark/lib/html-text.js
var htmlText = {
  name: "htmlText",
  tokenize: tokenizeHtmlText
};
function tokenizeHtmlText(effects, ok3, nok) {
  const self = this;
  let marker;
  let index2;
  let returnState;
  return start;
  function start(code3) {
    effects.enter("htmlText");
    effects.enter("htmlTextData");
    effects.consume(code3);
    return open;
  }
  function open(code3) {
    if (code3 === 33) {
      effects.consume(code3);
      return declarationOpen;
    }
    if (code3 === 47) {
      effects.consume(code3);
      return tagCloseStart;
    }
    if (code3 === 63) {
      effects.consume(code3);
      return instruction;
    }
    if (asciiAlpha(code3)) {
      effects.consume(code3);
      return tagOpen;
    }
    return nok(code3);
  }
  function declarationOpen(code3) {
    if (code3 === 45) {
      effects.consume(code3);
      return commentOpenInside;
    }
    if (code3 === 91) {
      effects.consume(code3);
      index2 = 0;
      return cdataOpenInside;
    }
    if (asciiAlpha(code3)) {
      effects.consume(code3);
      return declaration;
    }
    return nok(code3);
  }
  function commentOpenInside(code3) {
    if (code3 === 45) {
      effects.consume(code3);
      return commentEnd;
    }
    return nok(code3);
  }
  function comment(code3) {
    if (code3 === null) {
      return nok(code3);
    }
    if (code3 === 45) {
      effects.consume(code3);
      return commentClose;
    }
    if (markdownLineEnding(code3)) {
      returnState = comment;
      return lineEndingBefore(code3);
    }
    effects.consume(code3);
    return comment;
  }
  function commentClose(code3) {
    if (code3 === 45) {
      effects.consume(code3);
      return commentEnd;
    }
    return comment(code3);
  }
  function commentEnd(code3) {
    return code3 === 62 ? end(code3) : code3 === 45 ? commentClose(code3) : comment(code3);
  }
  function cdataOpenInside(code3) {
    const value = "CDATA[";
    if (code3 === value.charCodeAt(index2++)) {
      effects.consume(code3);
      return index2 === value.length ? cdata : cdataOpenInside;
    }
    return nok(code3);
  }
  function cdata(code3) {
    if (code3 === null) {
      return nok(code3);
    }
    if (code3 === 93) {
      effects.consume(code3);
      return cdataClose;
    }
    if (markdownLineEnding(code3)) {
      returnState = cdata;
      return lineEndingBefore(code3);
    }
    effects.consume(code3);
    return cdata;
  }
  function cdataClose(code3) {
    if (code3 === 93) {
      effects.consume(code3);
      return cdataEnd;
    }
    return cdata(code3);
  }
  function cdataEnd(code3) {
    if (code3 === 62) {
      return end(code3);
    }
    if (code3 === 93) {
      effects.consume(code3);
      return cdataEnd;
    }
    return cdata(code3);
  }
  function declaration(code3) {
    if (code3 === null || code3 === 62) {
      return end(code3);
    }
    if (markdownLineEnding(code3)) {
      returnState = declaration;
      return lineEndingBefore(code3);
    }
    effects.consume(code3);
    return declaration;
  }
  function instruction(code3) {
    if (code3 === null) {
      return nok(code3);
    }
    if (code3 === 63) {
      effects.consume(code3);
      return instructionClose;
    }
    if (markdownLineEnding(code3)) {
      returnState = instruction;
      return lineEndingBefore(code3);
    }
    effects.consume(code3);
    return instruction;
  }
  function instructionClose(code3) {
    return code3 === 62 ? end(code3) : instruction(code3);
  }
  function tagCloseStart(code3) {
    if (asciiAlpha(code3)) {
      effects.consume(code3);
      return tagClose;
    }
    return nok(code3);
  }
  function tagClose(code3) {
    if (code3 === 45 || asciiAlphanumeric(code3)) {
      effects.consume(code3);
      return tagClose;
    }
    return tagCloseBetween(code3);
  }
  function tagCloseBetween(code3) {
    if (markdownLineEnding(code3)) {
      returnState = tagCloseBetween;
      return lineEndingBefore(code3);
    }
    if (markdownSpace(code3)) {
      effects.consume(code3);
      return tagCloseBetween;
    }
    return end(code3);
  }
  function tagOpen(code3) {
    if (code3 === 45 || asciiAlphanumeric(code3)) {
      effects.consume(code3);
      return tagOpen;
    }
    if (code3 === 47 || code3 === 62 || markdownLineEndingOrSpace(code3)) {
      return tagOpenBetween(code3);
    }
    return nok(code3);
  }
  function tagOpenBetween(code3) {
    if (code3 === 47) {
      effects.consume(code3);
      return end;
    }
    if (code3 === 58 || code3 === 95 || asciiAlpha(code3)) {
      effects.consume(code3);
      return tagOpenAttributeName;
    }
    if (markdownLineEnding(code3)) {
      returnState = tagOpenBetween;
      return lineEndingBefore(code3);
    }
    if (markdownSpace(code3)) {
      effects.consume(code3);
      return tagOpenBetween;
    }
    return end(code3);
  }
  function tagOpenAttributeName(code3) {
    if (code3 === 45 || code3 === 46 || code3 === 58 || code3 === 95 || asciiAlphanumeric(code3)) {
      effects.consume(code3);
      return tagOpenAttributeName;
    }
    return tagOpenAttributeNameAfter(code3);
  }
  function tagOpenAttributeNameAfter(code3) {
    if (code3 === 61) {
      effects.consume(code3);
      return tagOpenAttributeValueBefore;
    }
    if (markdownLineEnding(code3)) {
      returnState = tagOpenAttributeNameAfter;
      return lineEndingBefore(code3);
    }
    if (markdownSpace(code3)) {
      effects.consume(code3);
      return tagOpenAttributeNameAfter;
    }
    return tagOpenBetween(code3);
  }
  function tagOpenAttributeValueBefore(code3) {
    if (code3 === null || code3 === 60 || code3 === 61 || code3 === 62 || code3 === 96) {
      return nok(code3);
    }
    if (code3 === 34 || code3 === 39) {
      effects.consume(code3);
      marker = code3;
      return tagOpenAttributeValueQuoted;
    }
    if (markdownLineEnding(code3)) {
      returnState = tagOpenAttributeValueBefore;
      return lineEndingBefore(code3);
    }
    if (markdownSpace(code3)) {
      effects.consume(code3);
      return tagOpenAttributeValueBefore;
    }
    effects.consume(code3);
    return tagOpenAttributeValueUnquoted;
  }
  function tagOpenAttributeValueQuoted(code3) {
    if (code3 === marker) {
      effects.consume(code3);
      marker = void 0;
      return tagOpenAttributeValueQuotedAfter;
    }
    if (code3 === null) {
      return nok(code3);
    }
    if (markdownLineEnding(code3)) {
      returnState = tagOpenAttributeValueQuoted;
      return lineEndingBefore(code3);
    }
    effects.consume(code3);
    return tagOpenAttributeValueQuoted;
  }
  function tagOpenAttributeValueUnquoted(code3) {
    if (code3 === null || code3 === 34 || code3 === 39 || code3 === 60 || code3 === 61 || code3 === 96) {
      return nok(code3);
    }
    if (code3 === 47 || code3 === 62 || markdownLineEndingOrSpace(code3)) {
      return tagOpenBetween(code3);
    }
    effects.consume(code3);
    return tagOpenAttributeValueUnquoted;
  }
  function tagOpenAttributeValueQuotedAfter(code3) {
    if (code3 === 47 || code3 === 62 || markdownLineEndingOrSpace(code3)) {
      return tagOpenBetween(code3);
    }
    return nok(code3);
  }
  function end(code3) {
    if (code3 === 62) {
      effects.consume(code3);
      effects.exit("htmlTextData");
      effects.exit("htmlText");
      return ok3;
    }
    return nok(code3);
  }
  function lineEndingBefore(code3) {
    effects.exit("htmlTextData");
    effects.enter("lineEnding");
    effects.consume(code3);
    effects.exit("lineEnding");
    return lineEndingAfter;
  }
  function lineEndingAfter(code3) {
    return markdownSpace(code3) ? factorySpace(effects, lineEndingAfterPrefix, "linePrefix", self.parser.constructs.disable.null.includes("codeIndented") ? void 0 : 4)(code3) : lineEndingAfterPrefix(code3);
  }
  function lineEndingAfterPrefix(code3) {
    effects.enter("htmlTextData");
    return returnState(code3);
  }
}

// node_modules/micromark-core-commonmark/lib/label-end.js
var labelEnd = {
  name: "labelEnd",
  resolveAll: resolveAllLabelEnd,
  resolveTo: resolveToLabelEnd,
  tokenize: tokenizeLabelEnd
};
var resourceConstruct = {
  tokenize: tokenizeResource
};
var referenceFullConstruct = {
  tokenize: tokenizeReferenceFull
};
var referenceCollapsedConstruct = {
  tokenize: tokenizeReferenceCollapsed
};
function resolveAllLabelEnd(events) {
  let index2 = -1;
  const newEvents = [];
  while (++index2 < events.length) {
    const token = events[index2][1];
    newEvents.push(events[index2]);
    if (token.type === "labelImage" || token.type === "labelLink" || token.type === "labelEnd") {
      const offset = token.type === "labelImage" ? 4 : 2;
      token.type = "data";
      index2 += offset;
    }
  }
  if (events.length !== newEvents.length) {
    splice(events, 0, events.length, newEvents);
  }
  return events;
}
function resolveToLabelEnd(events, context) {
  let index2 = events.length;
  let offset = 0;
  let open;
  let close;
  let media;
  while (index2--) {
    const token = events[index2][1];
    if (open) {
      if (token.type === "link" || token.type === "labelLink" && token._inactive) {
        break;
      }
      if (events[index2][0] === "enter" && token.type === "labelLink") {
        token._inactive = true;
      }
    } else if (close) {
      if (events[index2][0] === "enter" && (token.type === "labelImage" || token.type === "labelLink") && !token._balanced) {
        open = index2;
        if (token.type !== "labelLink") {
          offset = 2;
          break;
        }
      }
    } else if (token.type === "labelEnd") {
      close = index2;
    }
  }
  const group = {
    type: events[open][1].type === "labelLink" ? "link" : "image",
    start: {
      ...events[open][1].start
    },
    end: {
      ...events[events.length - 1][1].end
    }
  };
  const label = {
    type: "label",
    start: {
      ...events[open][1].start
    },
    end: {
      ...events[close][1].end
    }
  };
  const text5 = {
    type: "labelText",
    start: {
      ...events[open + offset + 2][1].end
    },
    end: {
      ...events[close - 2][1].start
    }
  };
  media = [["enter", group, context], ["enter", label, context]];
  media = push(media, events.slice(open + 1, open + offset + 3));
  media = push(media, [["enter", text5, context]]);
  media = push(media, resolveAll(context.parser.constructs.insideSpan.null, events.slice(open + offset + 4, close - 3), context));
  media = push(media, [["exit", text5, context], events[close - 2], events[close - 1], ["exit", label, context]]);
  media = push(media, events.slice(close + 1));
  media = push(media, [["exit", group, context]]);
  splice(events, open, events.length, media);
  return events;
}
function tokenizeLabelEnd(effects, ok3, nok) {
  const self = this;
  const labelStarts = self._labelStarts;
  let labelStart;
  let defined;
  if (labelStarts) {
    while (labelStarts.length > 0 && labelStarts[labelStarts.length - 1]._balanced) {
      labelStarts.pop();
    }
    labelStart = labelStarts[labelStarts.length - 1];
  }
  return start;
  function start(code3) {
    if (!labelStart) {
      return nok(code3);
    }
    if (labelStart._inactive) {
      return labelEndNok(code3);
    }
    defined = self.parser.defined.includes(normalizeIdentifier(self.sliceSerialize({
      start: labelStart.end,
      end: self.now()
    })));
    effects.enter("labelEnd");
    effects.enter("labelMarker");
    effects.consume(code3);
    effects.exit("labelMarker");
    effects.exit("labelEnd");
    return after;
  }
  function after(code3) {
    if (code3 === 40) {
      return effects.attempt(resourceConstruct, labelEndOk, defined ? labelEndOk : labelEndNok)(code3);
    }
    if (code3 === 91) {
      return effects.attempt(referenceFullConstruct, labelEndOk, defined ? referenceNotFull : labelEndNok)(code3);
    }
    return defined ? labelEndOk(code3) : labelEndNok(code3);
  }
  function referenceNotFull(code3) {
    return effects.attempt(referenceCollapsedConstruct, labelEndOk, labelEndNok)(code3);
  }
  function labelEndOk(code3) {
    labelStarts.pop();
    return ok3(code3);
  }
  function labelEndNok(code3) {
    labelStart._balanced = true;
    return nok(code3);
  }
}
function tokenizeResource(effects, ok3, nok) {
  return resourceStart;
  function resourceStart(code3) {
    effects.enter("resource");
    effects.enter("resourceMarker");
    effects.consume(code3);
    effects.exit("resourceMarker");
    return resourceBefore;
  }
  function resourceBefore(code3) {
    return markdownLineEndingOrSpace(code3) ? factoryWhitespace(effects, resourceOpen)(code3) : resourceOpen(code3);
  }
  function resourceOpen(code3) {
    if (code3 === 41) {
      return resourceEnd(code3);
    }
    return factoryDestination(effects, resourceDestinationAfter, resourceDestinationMissing, "resourceDestination", "resourceDestinationLiteral", "resourceDestinationLiteralMarker", "resourceDestinationRaw", "resourceDestinationString", 32)(code3);
  }
  function resourceDestinationAfter(code3) {
    return markdownLineEndingOrSpace(code3) ? factoryWhitespace(effects, resourceBetween)(code3) : resourceEnd(code3);
  }
  function resourceDestinationMissing(code3) {
    return nok(code3);
  }
  function resourceBetween(code3) {
    if (code3 === 34 || code3 === 39 || code3 === 40) {
      return factoryTitle(effects, resourceTitleAfter, nok, "resourceTitle", "resourceTitleMarker", "resourceTitleString")(code3);
    }
    return resourceEnd(code3);
  }
  function resourceTitleAfter(code3) {
    return markdownLineEndingOrSpace(code3) ? factoryWhitespace(effects, resourceEnd)(code3) : resourceEnd(code3);
  }
  function resourceEnd(code3) {
    if (code3 === 41) {
      effects.enter("resourceMarker");
      effects.consume(code3);
      effects.exit("resourceMarker");
      effects.exit("resource");
      return ok3;
    }
    return nok(code3);
  }
}
function tokenizeReferenceFull(effects, ok3, nok) {
  const self = this;
  return referenceFull;
  function referenceFull(code3) {
    return factoryLabel.call(self, effects, referenceFullAfter, referenceFullMissing, "reference", "referenceMarker", "referenceString")(code3);
  }
  function referenceFullAfter(code3) {
    return self.parser.defined.includes(normalizeIdentifier(self.sliceSerialize(self.events[self.events.length - 1][1]).slice(1, -1))) ? ok3(code3) : nok(code3);
  }
  function referenceFullMissing(code3) {
    return nok(code3);
  }
}
function tokenizeReferenceCollapsed(effects, ok3, nok) {
  return referenceCollapsedStart;
  function referenceCollapsedStart(code3) {
    effects.enter("reference");
    effects.enter("referenceMarker");
    effects.consume(code3);
    effects.exit("referenceMarker");
    return referenceCollapsedOpen;
  }
  function referenceCollapsedOpen(code3) {
    if (code3 === 93) {
      effects.enter("referenceMarker");
      effects.consume(code3);
      effects.exit("referenceMarker");
      effects.exit("reference");
      return ok3;
    }
    return nok(code3);
  }
}

// node_modules/micromark-core-commonmark/lib/label-start-image.js
var labelStartImage = {
  name: "labelStartImage",
  resolveAll: labelEnd.resolveAll,
  tokenize: tokenizeLabelStartImage
};
function tokenizeLabelStartImage(effects, ok3, nok) {
  const self = this;
  let labelImage;
  return start;
  function start(code3) {
    effects.enter("labelImage");
    effects.enter("labelImageMarker");
    effects.consume(code3);
    effects.exit("labelImageMarker");
    return open;
  }
  function open(code3) {
    if (code3 === 91) {
      effects.enter("labelMarker");
      effects.consume(code3);
      effects.exit("labelMarker");
      labelImage = effects.exit("labelImage");
      return after;
    }
    return nok(code3);
  }
  function after(code3) {
    if (code3 === 94 && "_hiddenFootnoteSupport" in self.parser.constructs) {
      return nok(code3);
    }
    self._labelStarts = self._labelStarts || [];
    self._labelStarts.push(labelImage);
    return ok3(code3);
  }
}

// node_modules/micromark-core-commonmark/lib/label-start-link.js
var labelStartLink = {
  name: "labelStartLink",
  resolveAll: labelEnd.resolveAll,
  tokenize: tokenizeLabelStartLink
};
function tokenizeLabelStartLink(effects, ok3, nok) {
  const self = this;
  let labelLink;
  return start;
  function start(code3) {
    effects.enter("labelLink");
    effects.enter("labelMarker");
    effects.consume(code3);
    effects.exit("labelMarker");
    labelLink = effects.exit("labelLink");
    return after;
  }
  function after(code3) {
    if (code3 === 94 && "_hiddenFootnoteSupport" in self.parser.constructs) {
      return nok(code3);
    }
    self._labelStarts = self._labelStarts || [];
    self._labelStarts.push(labelLink);
    return ok3(code3);
  }
}

// node_modules/micromark-core-commonmark/lib/line-ending.js
var lineEnding = {
  name: "lineEnding",
  tokenize: tokenizeLineEnding
};
function tokenizeLineEnding(effects, ok3) {
  return start;
  function start(code3) {
    effects.enter("lineEnding");
    effects.consume(code3);
    effects.exit("lineEnding");
    return factorySpace(effects, ok3, "linePrefix");
  }
}

// node_modules/micromark-core-commonmark/lib/thematic-break.js
var thematicBreak2 = {
  name: "thematicBreak",
  tokenize: tokenizeThematicBreak
};
function tokenizeThematicBreak(effects, ok3, nok) {
  let size = 0;
  let marker;
  return start;
  function start(code3) {
    effects.enter("thematicBreak");
    return before(code3);
  }
  function before(code3) {
    marker = code3;
    return atBreak(code3);
  }
  function atBreak(code3) {
    if (code3 === marker) {
      effects.enter("thematicBreakSequence");
      return sequence(code3);
    }
    if (size >= 3 && (code3 === null || markdownLineEnding(code3))) {
      effects.exit("thematicBreak");
      return ok3(code3);
    }
    return nok(code3);
  }
  function sequence(code3) {
    if (code3 === marker) {
      effects.consume(code3);
      size++;
      return sequence;
    }
    effects.exit("thematicBreakSequence");
    return markdownSpace(code3) ? factorySpace(effects, atBreak, "whitespace")(code3) : atBreak(code3);
  }
}

// node_modules/micromark-core-commonmark/lib/list.js
var list2 = {
  continuation: {
    tokenize: tokenizeListContinuation
  },
  exit: tokenizeListEnd,
  name: "list",
  tokenize: tokenizeListStart
};
var listItemPrefixWhitespaceConstruct = {
  partial: true,
  tokenize: tokenizeListItemPrefixWhitespace
};
var indentConstruct = {
  partial: true,
  tokenize: tokenizeIndent
};
function tokenizeListStart(effects, ok3, nok) {
  const self = this;
  const tail = self.events[self.events.length - 1];
  let initialSize = tail && tail[1].type === "linePrefix" ? tail[2].sliceSerialize(tail[1], true).length : 0;
  let size = 0;
  return start;
  function start(code3) {
    const kind = self.containerState.type || (code3 === 42 || code3 === 43 || code3 === 45 ? "listUnordered" : "listOrdered");
    if (kind === "listUnordered" ? !self.containerState.marker || code3 === self.containerState.marker : asciiDigit(code3)) {
      if (!self.containerState.type) {
        self.containerState.type = kind;
        effects.enter(kind, {
          _container: true
        });
      }
      if (kind === "listUnordered") {
        effects.enter("listItemPrefix");
        return code3 === 42 || code3 === 45 ? effects.check(thematicBreak2, nok, atMarker)(code3) : atMarker(code3);
      }
      if (!self.interrupt || code3 === 49) {
        effects.enter("listItemPrefix");
        effects.enter("listItemValue");
        return inside(code3);
      }
    }
    return nok(code3);
  }
  function inside(code3) {
    if (asciiDigit(code3) && ++size < 10) {
      effects.consume(code3);
      return inside;
    }
    if ((!self.interrupt || size < 2) && (self.containerState.marker ? code3 === self.containerState.marker : code3 === 41 || code3 === 46)) {
      effects.exit("listItemValue");
      return atMarker(code3);
    }
    return nok(code3);
  }
  function atMarker(code3) {
    effects.enter("listItemMarker");
    effects.consume(code3);
    effects.exit("listItemMarker");
    self.containerState.marker = self.containerState.marker || code3;
    return effects.check(
      blankLine,
      // Can’t be empty when interrupting.
      self.interrupt ? nok : onBlank,
      effects.attempt(listItemPrefixWhitespaceConstruct, endOfPrefix, otherPrefix)
    );
  }
  function onBlank(code3) {
    self.containerState.initialBlankLine = true;
    initialSize++;
    return endOfPrefix(code3);
  }
  function otherPrefix(code3) {
    if (markdownSpace(code3)) {
      effects.enter("listItemPrefixWhitespace");
      effects.consume(code3);
      effects.exit("listItemPrefixWhitespace");
      return endOfPrefix;
    }
    return nok(code3);
  }
  function endOfPrefix(code3) {
    self.containerState.size = initialSize + self.sliceSerialize(effects.exit("listItemPrefix"), true).length;
    return ok3(code3);
  }
}
function tokenizeListContinuation(effects, ok3, nok) {
  const self = this;
  self.containerState._closeFlow = void 0;
  return effects.check(blankLine, onBlank, notBlank);
  function onBlank(code3) {
    self.containerState.furtherBlankLines = self.containerState.furtherBlankLines || self.containerState.initialBlankLine;
    return factorySpace(effects, ok3, "listItemIndent", self.containerState.size + 1)(code3);
  }
  function notBlank(code3) {
    if (self.containerState.furtherBlankLines || !markdownSpace(code3)) {
      self.containerState.furtherBlankLines = void 0;
      self.containerState.initialBlankLine = void 0;
      return notInCurrentItem(code3);
    }
    self.containerState.furtherBlankLines = void 0;
    self.containerState.initialBlankLine = void 0;
    return effects.attempt(indentConstruct, ok3, notInCurrentItem)(code3);
  }
  function notInCurrentItem(code3) {
    self.containerState._closeFlow = true;
    self.interrupt = void 0;
    return factorySpace(effects, effects.attempt(list2, ok3, nok), "linePrefix", self.parser.constructs.disable.null.includes("codeIndented") ? void 0 : 4)(code3);
  }
}
function tokenizeIndent(effects, ok3, nok) {
  const self = this;
  return factorySpace(effects, afterPrefix, "listItemIndent", self.containerState.size + 1);
  function afterPrefix(code3) {
    const tail = self.events[self.events.length - 1];
    return tail && tail[1].type === "listItemIndent" && tail[2].sliceSerialize(tail[1], true).length === self.containerState.size ? ok3(code3) : nok(code3);
  }
}
function tokenizeListEnd(effects) {
  effects.exit(this.containerState.type);
}
function tokenizeListItemPrefixWhitespace(effects, ok3, nok) {
  const self = this;
  return factorySpace(effects, afterPrefix, "listItemPrefixWhitespace", self.parser.constructs.disable.null.includes("codeIndented") ? void 0 : 4 + 1);
  function afterPrefix(code3) {
    const tail = self.events[self.events.length - 1];
    return !markdownSpace(code3) && tail && tail[1].type === "listItemPrefixWhitespace" ? ok3(code3) : nok(code3);
  }
}

// node_modules/micromark-util-edit-map/index.js
var EditMap = class {
  /**
   * Create a new edit map.
   *
   * @returns
   *   New instance.
   */
  constructor() {
    this.index = /* @__PURE__ */ new Map();
    this.map = [];
  }
  /**
   * Create an edit: a remove and/or add at a certain place.
   *
   * @param {number} index
   *   Index at which to apply the edit.
   * @param {number} remove
   *   Count of items to remove at the index.
   * @param {Array<Event>} add
   *   Items to add at the index.
   * @returns {undefined}
   *   Nothing.
   */
  add(index2, remove, add2) {
    addImplementation(this, index2, remove, add2, false);
  }
  /**
   * Create an edit: but insert `add` before existing additions, instead of
   * after them.
   *
   * @param {number} index
   *   Index at which to apply the edit.
   * @param {number} remove
   *   Count of items to remove at the index.
   * @param {Array<Event>} add
   *   Items to add at the index.
   * @returns {undefined}
   *   Nothing.
   */
  addBefore(index2, remove, add2) {
    addImplementation(this, index2, remove, add2, true);
  }
  /**
   * Done, change the events.
   *
   * @param {Array<Event>} events
   *   List of events to apply the edits to.
   * @returns {undefined}
   *   Nothing.
   */
  consume(events) {
    this.map.sort(function(a, b) {
      return a[0] - b[0];
    });
    if (this.map.length === 0) {
      return;
    }
    let index2 = this.map.length;
    const vecs = [];
    while (index2 > 0) {
      index2 -= 1;
      vecs.push(events.slice(this.map[index2][0] + this.map[index2][1]), this.map[index2][2]);
      events.length = this.map[index2][0];
    }
    vecs.push(events.slice());
    events.length = 0;
    let slice2 = vecs.pop();
    while (slice2) {
      for (const element of slice2) {
        events.push(element);
      }
      slice2 = vecs.pop();
    }
    this.map.length = 0;
    this.index.clear();
  }
};
function addImplementation(editMap, at, remove, add2, before) {
  if (remove === 0 && add2.length === 0) {
    return;
  }
  const existing = editMap.index.get(at);
  if (existing) {
    existing[1] += remove;
    if (before) {
      add2.push(...existing[2]);
      existing[2] = add2;
    } else {
      existing[2].push(...add2);
    }
    return;
  }
  const change = [at, remove, add2];
  editMap.map.push(change);
  editMap.index.set(at, change);
}

// node_modules/micromark-core-commonmark/lib/setext-underline.js
var setextUnderline = {
  name: "setextUnderline",
  resolveTo: resolveToSetextUnderline,
  tokenize: tokenizeSetextUnderline
};
function resolveToSetextUnderline(events, context) {
  const editMap = new EditMap();
  let index2 = events.length;
  let content3;
  let text5;
  let definition3;
  while (index2--) {
    if (events[index2][0] === "enter") {
      if (events[index2][1].type === "content") {
        content3 = index2;
        break;
      }
      if (events[index2][1].type === "paragraph") {
        text5 = index2;
      }
    } else {
      if (events[index2][1].type === "content") {
        editMap.add(index2, 1, []);
      }
      if (!definition3 && events[index2][1].type === "definition") {
        definition3 = index2;
      }
    }
  }
  const heading2 = {
    type: "setextHeading",
    start: {
      ...events[content3][1].start
    },
    end: {
      ...events[events.length - 1][1].end
    }
  };
  events[text5][1].type = "setextHeadingText";
  if (definition3) {
    editMap.add(text5, 0, [["enter", heading2, context]]);
    editMap.add(definition3 + 1, 0, [["exit", events[content3][1], context]]);
    events[content3][1].end = {
      ...events[definition3][1].end
    };
  } else {
    events[content3][1] = heading2;
  }
  editMap.add(events.length, 0, [["exit", heading2, context]]);
  editMap.consume(events);
  return events;
}
function tokenizeSetextUnderline(effects, ok3, nok) {
  const self = this;
  let marker;
  return start;
  function start(code3) {
    let index2 = self.events.length;
    let paragraph2;
    while (index2--) {
      if (self.events[index2][1].type !== "lineEnding" && self.events[index2][1].type !== "linePrefix" && self.events[index2][1].type !== "content") {
        paragraph2 = self.events[index2][1].type === "paragraph";
        break;
      }
    }
    if (!self.parser.lazy[self.now().line] && (self.interrupt || paragraph2)) {
      effects.enter("setextHeadingLine");
      marker = code3;
      return before(code3);
    }
    return nok(code3);
  }
  function before(code3) {
    effects.enter("setextHeadingLineSequence");
    return inside(code3);
  }
  function inside(code3) {
    if (code3 === marker) {
      effects.consume(code3);
      return inside;
    }
    effects.exit("setextHeadingLineSequence");
    return markdownSpace(code3) ? factorySpace(effects, after, "lineSuffix")(code3) : after(code3);
  }
  function after(code3) {
    if (code3 === null || markdownLineEnding(code3)) {
      effects.exit("setextHeadingLine");
      return ok3(code3);
    }
    return nok(code3);
  }
}

// node_modules/micromark-extension-gfm-footnote/lib/syntax.js
var indent = {
  tokenize: tokenizeIndent2,
  partial: true
};
function gfmFootnote() {
  return {
    document: {
      [91]: {
        name: "gfmFootnoteDefinition",
        tokenize: tokenizeDefinitionStart,
        continuation: {
          tokenize: tokenizeDefinitionContinuation
        },
        exit: gfmFootnoteDefinitionEnd
      }
    },
    text: {
      [91]: {
        name: "gfmFootnoteCall",
        tokenize: tokenizeGfmFootnoteCall
      },
      [93]: {
        name: "gfmPotentialFootnoteCall",
        add: "after",
        tokenize: tokenizePotentialGfmFootnoteCall,
        resolveTo: resolveToPotentialGfmFootnoteCall
      }
    }
  };
}
function tokenizePotentialGfmFootnoteCall(effects, ok3, nok) {
  const self = this;
  let index2 = self.events.length;
  const defined = self.parser.gfmFootnotes || (self.parser.gfmFootnotes = []);
  let labelStart;
  while (index2--) {
    const token = self.events[index2][1];
    if (token.type === "labelImage") {
      labelStart = token;
      break;
    }
    if (token.type === "gfmFootnoteCall" || token.type === "labelLink" || token.type === "label" || token.type === "image" || token.type === "link") {
      break;
    }
  }
  return start;
  function start(code3) {
    if (!labelStart || !labelStart._balanced) {
      return nok(code3);
    }
    const id = normalizeIdentifier(self.sliceSerialize({
      start: labelStart.end,
      end: self.now()
    }));
    if (id.codePointAt(0) !== 94 || !defined.includes(id.slice(1))) {
      return nok(code3);
    }
    effects.enter("gfmFootnoteCallLabelMarker");
    effects.consume(code3);
    effects.exit("gfmFootnoteCallLabelMarker");
    return ok3(code3);
  }
}
function resolveToPotentialGfmFootnoteCall(events, context) {
  let index2 = events.length;
  let labelStart;
  while (index2--) {
    if (events[index2][1].type === "labelImage" && events[index2][0] === "enter") {
      labelStart = events[index2][1];
      break;
    }
  }
  events[index2 + 1][1].type = "data";
  events[index2 + 3][1].type = "gfmFootnoteCallLabelMarker";
  const call = {
    type: "gfmFootnoteCall",
    start: Object.assign({}, events[index2 + 3][1].start),
    end: Object.assign({}, events[events.length - 1][1].end)
  };
  const marker = {
    type: "gfmFootnoteCallMarker",
    start: Object.assign({}, events[index2 + 3][1].end),
    end: Object.assign({}, events[index2 + 3][1].end)
  };
  marker.end.column++;
  marker.end.offset++;
  marker.end._bufferIndex++;
  const string3 = {
    type: "gfmFootnoteCallString",
    start: Object.assign({}, marker.end),
    end: Object.assign({}, events[events.length - 1][1].start)
  };
  const chunk = {
    type: "chunkString",
    contentType: "string",
    start: Object.assign({}, string3.start),
    end: Object.assign({}, string3.end)
  };
  const replacement = [
    // Take the `labelImageMarker` (now `data`, the `!`)
    events[index2 + 1],
    events[index2 + 2],
    ["enter", call, context],
    // The `[`
    events[index2 + 3],
    events[index2 + 4],
    // The `^`.
    ["enter", marker, context],
    ["exit", marker, context],
    // Everything in between.
    ["enter", string3, context],
    ["enter", chunk, context],
    ["exit", chunk, context],
    ["exit", string3, context],
    // The ending (`]`, properly parsed and labelled).
    events[events.length - 2],
    events[events.length - 1],
    ["exit", call, context]
  ];
  events.splice(index2, events.length - index2 + 1, ...replacement);
  return events;
}
function tokenizeGfmFootnoteCall(effects, ok3, nok) {
  const self = this;
  const defined = self.parser.gfmFootnotes || (self.parser.gfmFootnotes = []);
  let size = 0;
  let data;
  return start;
  function start(code3) {
    effects.enter("gfmFootnoteCall");
    effects.enter("gfmFootnoteCallLabelMarker");
    effects.consume(code3);
    effects.exit("gfmFootnoteCallLabelMarker");
    return callStart;
  }
  function callStart(code3) {
    if (code3 !== 94) return nok(code3);
    effects.enter("gfmFootnoteCallMarker");
    effects.consume(code3);
    effects.exit("gfmFootnoteCallMarker");
    effects.enter("gfmFootnoteCallString");
    effects.enter("chunkString").contentType = "string";
    return callData;
  }
  function callData(code3) {
    if (
      // Too long.
      size > 999 || // Closing brace with nothing.
      code3 === 93 && !data || // Space or tab is not supported by GFM for some reason.
      // `\n` and `[` not being supported makes sense.
      code3 === null || code3 === 91 || markdownLineEndingOrSpace(code3)
    ) {
      return nok(code3);
    }
    if (code3 === 93) {
      effects.exit("chunkString");
      const token = effects.exit("gfmFootnoteCallString");
      if (!defined.includes(normalizeIdentifier(self.sliceSerialize(token)))) {
        return nok(code3);
      }
      effects.enter("gfmFootnoteCallLabelMarker");
      effects.consume(code3);
      effects.exit("gfmFootnoteCallLabelMarker");
      effects.exit("gfmFootnoteCall");
      return ok3;
    }
    if (!markdownLineEndingOrSpace(code3)) {
      data = true;
    }
    size++;
    effects.consume(code3);
    return code3 === 92 ? callEscape : callData;
  }
  function callEscape(code3) {
    if (code3 === 91 || code3 === 92 || code3 === 93) {
      effects.consume(code3);
      size++;
      return callData;
    }
    return callData(code3);
  }
}
function tokenizeDefinitionStart(effects, ok3, nok) {
  const self = this;
  const defined = self.parser.gfmFootnotes || (self.parser.gfmFootnotes = []);
  let identifier;
  let size = 0;
  let data;
  return start;
  function start(code3) {
    effects.enter("gfmFootnoteDefinition")._container = true;
    effects.enter("gfmFootnoteDefinitionLabel");
    effects.enter("gfmFootnoteDefinitionLabelMarker");
    effects.consume(code3);
    effects.exit("gfmFootnoteDefinitionLabelMarker");
    return labelAtMarker;
  }
  function labelAtMarker(code3) {
    if (code3 === 94) {
      effects.enter("gfmFootnoteDefinitionMarker");
      effects.consume(code3);
      effects.exit("gfmFootnoteDefinitionMarker");
      effects.enter("gfmFootnoteDefinitionLabelString");
      effects.enter("chunkString").contentType = "string";
      return labelInside;
    }
    return nok(code3);
  }
  function labelInside(code3) {
    if (
      // Too long.
      size > 999 || // Closing brace with nothing.
      code3 === 93 && !data || // Space or tab is not supported by GFM for some reason.
      // `\n` and `[` not being supported makes sense.
      code3 === null || code3 === 91 || markdownLineEndingOrSpace(code3)
    ) {
      return nok(code3);
    }
    if (code3 === 93) {
      effects.exit("chunkString");
      const token = effects.exit("gfmFootnoteDefinitionLabelString");
      identifier = normalizeIdentifier(self.sliceSerialize(token));
      effects.enter("gfmFootnoteDefinitionLabelMarker");
      effects.consume(code3);
      effects.exit("gfmFootnoteDefinitionLabelMarker");
      effects.exit("gfmFootnoteDefinitionLabel");
      return labelAfter;
    }
    if (!markdownLineEndingOrSpace(code3)) {
      data = true;
    }
    size++;
    effects.consume(code3);
    return code3 === 92 ? labelEscape : labelInside;
  }
  function labelEscape(code3) {
    if (code3 === 91 || code3 === 92 || code3 === 93) {
      effects.consume(code3);
      size++;
      return labelInside;
    }
    return labelInside(code3);
  }
  function labelAfter(code3) {
    if (code3 === 58) {
      effects.enter("definitionMarker");
      effects.consume(code3);
      effects.exit("definitionMarker");
      if (!defined.includes(identifier)) {
        defined.push(identifier);
      }
      return factorySpace(effects, whitespaceAfter, "gfmFootnoteDefinitionWhitespace");
    }
    return nok(code3);
  }
  function whitespaceAfter(code3) {
    return ok3(code3);
  }
}
function tokenizeDefinitionContinuation(effects, ok3, nok) {
  return effects.check(blankLine, ok3, effects.attempt(indent, ok3, nok));
}
function gfmFootnoteDefinitionEnd(effects) {
  effects.exit("gfmFootnoteDefinition");
}
function tokenizeIndent2(effects, ok3, nok) {
  const self = this;
  return factorySpace(effects, afterPrefix, "gfmFootnoteDefinitionIndent", 4 + 1);
  function afterPrefix(code3) {
    const tail = self.events[self.events.length - 1];
    return tail && tail[1].type === "gfmFootnoteDefinitionIndent" && tail[2].sliceSerialize(tail[1], true).length === 4 ? ok3(code3) : nok(code3);
  }
}

// node_modules/micromark-extension-gfm-strikethrough/lib/syntax.js
function gfmStrikethrough(options) {
  const options_ = options || {};
  let single = options_.singleTilde;
  const tokenizer = {
    name: "strikethrough",
    tokenize: tokenizeStrikethrough,
    resolveAll: resolveAllStrikethrough
  };
  if (single === null || single === void 0) {
    single = true;
  }
  return {
    text: {
      [126]: tokenizer
    },
    insideSpan: {
      null: [tokenizer]
    },
    attentionMarkers: {
      null: [126]
    }
  };
  function resolveAllStrikethrough(events, context) {
    let index2 = -1;
    while (++index2 < events.length) {
      if (events[index2][0] === "enter" && events[index2][1].type === "strikethroughSequenceTemporary" && events[index2][1]._close) {
        let open = index2;
        while (open--) {
          if (events[open][0] === "exit" && events[open][1].type === "strikethroughSequenceTemporary" && events[open][1]._open && // If the sizes are the same:
          events[index2][1].end.offset - events[index2][1].start.offset === events[open][1].end.offset - events[open][1].start.offset) {
            events[index2][1].type = "strikethroughSequence";
            events[open][1].type = "strikethroughSequence";
            const strikethrough = {
              type: "strikethrough",
              start: Object.assign({}, events[open][1].start),
              end: Object.assign({}, events[index2][1].end)
            };
            const text5 = {
              type: "strikethroughText",
              start: Object.assign({}, events[open][1].end),
              end: Object.assign({}, events[index2][1].start)
            };
            const nextEvents = [["enter", strikethrough, context], ["enter", events[open][1], context], ["exit", events[open][1], context], ["enter", text5, context]];
            const insideSpan2 = context.parser.constructs.insideSpan.null;
            if (insideSpan2) {
              splice(nextEvents, nextEvents.length, 0, resolveAll(insideSpan2, events.slice(open + 1, index2), context));
            }
            splice(nextEvents, nextEvents.length, 0, [["exit", text5, context], ["enter", events[index2][1], context], ["exit", events[index2][1], context], ["exit", strikethrough, context]]);
            splice(events, open - 1, index2 - open + 3, nextEvents);
            index2 = open + nextEvents.length - 2;
            break;
          }
        }
      }
    }
    index2 = -1;
    while (++index2 < events.length) {
      if (events[index2][1].type === "strikethroughSequenceTemporary") {
        events[index2][1].type = "data";
      }
    }
    return events;
  }
  function tokenizeStrikethrough(effects, ok3, nok) {
    const previous3 = this.previous;
    const events = this.events;
    let size = 0;
    return start;
    function start(code3) {
      if (previous3 === 126 && events[events.length - 1][1].type !== "characterEscape") {
        return nok(code3);
      }
      effects.enter("strikethroughSequenceTemporary");
      return more(code3);
    }
    function more(code3) {
      const before = classifyCharacter(previous3);
      if (code3 === 126) {
        if (size > 1) return nok(code3);
        effects.consume(code3);
        size++;
        return more;
      }
      if (size < 2 && !single) return nok(code3);
      const token = effects.exit("strikethroughSequenceTemporary");
      const after = classifyCharacter(code3);
      token._open = !after || after === 2 && Boolean(before);
      token._close = !before || before === 2 && Boolean(after);
      return ok3(code3);
    }
  }
}

// node_modules/micromark-extension-gfm-table/lib/edit-map.js
var EditMap2 = class {
  /**
   * Create a new edit map.
   */
  constructor() {
    this.map = [];
    this.index = /* @__PURE__ */ new Map();
  }
  /**
   * Create an edit: a remove and/or add at a certain place.
   *
   * @param {number} index
   *   Index at which to apply the edit.
   * @param {number} remove
   *   Count of items to remove at the index.
   * @param {Array<Event>} add
   *   Items to add at the index.
   * @returns {undefined}
   *   Nothing.
   */
  add(index2, remove, add2) {
    addImplementation2(this, index2, remove, add2);
  }
  // To do: add this when moving to `micromark`.
  // /**
  //  * Create an edit: but insert `add` before existing additions.
  //  *
  //  * @param {number} index
  //  * @param {number} remove
  //  * @param {Array<Event>} add
  //  * @returns {undefined}
  //  */
  // addBefore(index, remove, add) {
  //   addImplementation(this, index, remove, add, true)
  // }
  /**
   * Done, change the events.
   *
   * @param {Array<Event>} events
   *   List of events to apply the edits to.
   * @returns {undefined}
   *   Nothing.
   */
  consume(events) {
    this.map.sort(function(a, b) {
      return a[0] - b[0];
    });
    if (this.map.length === 0) {
      return;
    }
    let index2 = this.map.length;
    const vecs = [];
    while (index2 > 0) {
      index2 -= 1;
      vecs.push(events.slice(this.map[index2][0] + this.map[index2][1]), this.map[index2][2]);
      events.length = this.map[index2][0];
    }
    vecs.push(events.slice());
    events.length = 0;
    let slice2 = vecs.pop();
    while (slice2) {
      for (const element of slice2) {
        events.push(element);
      }
      slice2 = vecs.pop();
    }
    this.map.length = 0;
    this.index.clear();
  }
};
function addImplementation2(editMap, at, remove, add2) {
  if (remove === 0 && add2.length === 0) {
    return;
  }
  const existing = editMap.index.get(at);
  if (existing) {
    existing[1] += remove;
    existing[2].push(...add2);
    return;
  }
  const change = [at, remove, add2];
  editMap.map.push(change);
  editMap.index.set(at, change);
}

// node_modules/micromark-extension-gfm-table/lib/infer.js
function gfmTableAlign(events, index2) {
  let inDelimiterRow = false;
  const align = [];
  while (index2 < events.length) {
    const event = events[index2];
    if (inDelimiterRow) {
      if (event[0] === "enter") {
        if (event[1].type === "tableContent") {
          align.push(events[index2 + 1][1].type === "tableDelimiterMarker" ? "left" : "none");
        }
      } else if (event[1].type === "tableContent") {
        if (events[index2 - 1][1].type === "tableDelimiterMarker") {
          const alignIndex = align.length - 1;
          align[alignIndex] = align[alignIndex] === "left" ? "center" : "right";
        }
      } else if (event[1].type === "tableDelimiterRow") {
        break;
      }
    } else if (event[0] === "enter" && event[1].type === "tableDelimiterRow") {
      inDelimiterRow = true;
    }
    index2 += 1;
  }
  return align;
}

// node_modules/micromark-extension-gfm-table/lib/syntax.js
function gfmTable() {
  return {
    flow: {
      null: {
        name: "table",
        tokenize: tokenizeTable,
        resolveAll: resolveTable
      }
    }
  };
}
function tokenizeTable(effects, ok3, nok) {
  const self = this;
  let size = 0;
  let sizeB = 0;
  let seen;
  return start;
  function start(code3) {
    let index2 = self.events.length - 1;
    while (index2 > -1) {
      const {
        type
      } = self.events[index2][1];
      if (type === "lineEnding" || // Note: markdown-rs uses `whitespace` instead of `linePrefix`
      type === "linePrefix") {
        index2--;
      } else {
        break;
      }
    }
    const tail = index2 > -1 ? self.events[index2][1].type : null;
    const next = tail === "tableHead" || tail === "tableRow" ? bodyRowStart : headRowBefore;
    if (next === bodyRowStart && self.parser.lazy[self.now().line]) {
      return nok(code3);
    }
    return next(code3);
  }
  function headRowBefore(code3) {
    effects.enter("tableHead");
    effects.enter("tableRow");
    return headRowStart(code3);
  }
  function headRowStart(code3) {
    if (code3 === 124) {
      return headRowBreak(code3);
    }
    seen = true;
    sizeB += 1;
    return headRowBreak(code3);
  }
  function headRowBreak(code3) {
    if (code3 === null) {
      return nok(code3);
    }
    if (markdownLineEnding(code3)) {
      if (sizeB > 1) {
        sizeB = 0;
        self.interrupt = true;
        effects.exit("tableRow");
        effects.enter("lineEnding");
        effects.consume(code3);
        effects.exit("lineEnding");
        return headDelimiterStart;
      }
      return nok(code3);
    }
    if (markdownSpace(code3)) {
      return factorySpace(effects, headRowBreak, "whitespace")(code3);
    }
    sizeB += 1;
    if (seen) {
      seen = false;
      size += 1;
    }
    if (code3 === 124) {
      effects.enter("tableCellDivider");
      effects.consume(code3);
      effects.exit("tableCellDivider");
      seen = true;
      return headRowBreak;
    }
    effects.enter("data");
    return headRowData(code3);
  }
  function headRowData(code3) {
    if (code3 === null || code3 === 124 || markdownLineEndingOrSpace(code3)) {
      effects.exit("data");
      return headRowBreak(code3);
    }
    effects.consume(code3);
    return code3 === 92 ? headRowEscape : headRowData;
  }
  function headRowEscape(code3) {
    if (code3 === 92 || code3 === 124) {
      effects.consume(code3);
      return headRowData;
    }
    return headRowData(code3);
  }
  function headDelimiterStart(code3) {
    self.interrupt = false;
    if (self.parser.lazy[self.now().line]) {
      return nok(code3);
    }
    effects.enter("tableDelimiterRow");
    seen = false;
    if (markdownSpace(code3)) {
      return factorySpace(effects, headDelimiterBefore, "linePrefix", self.parser.constructs.disable.null.includes("codeIndented") ? void 0 : 4)(code3);
    }
    return headDelimiterBefore(code3);
  }
  function headDelimiterBefore(code3) {
    if (code3 === 45 || code3 === 58) {
      return headDelimiterValueBefore(code3);
    }
    if (code3 === 124) {
      seen = true;
      effects.enter("tableCellDivider");
      effects.consume(code3);
      effects.exit("tableCellDivider");
      return headDelimiterCellBefore;
    }
    return headDelimiterNok(code3);
  }
  function headDelimiterCellBefore(code3) {
    if (markdownSpace(code3)) {
      return factorySpace(effects, headDelimiterValueBefore, "whitespace")(code3);
    }
    return headDelimiterValueBefore(code3);
  }
  function headDelimiterValueBefore(code3) {
    if (code3 === 58) {
      sizeB += 1;
      seen = true;
      effects.enter("tableDelimiterMarker");
      effects.consume(code3);
      effects.exit("tableDelimiterMarker");
      return headDelimiterLeftAlignmentAfter;
    }
    if (code3 === 45) {
      sizeB += 1;
      return headDelimiterLeftAlignmentAfter(code3);
    }
    if (code3 === null || markdownLineEnding(code3)) {
      return headDelimiterCellAfter(code3);
    }
    return headDelimiterNok(code3);
  }
  function headDelimiterLeftAlignmentAfter(code3) {
    if (code3 === 45) {
      effects.enter("tableDelimiterFiller");
      return headDelimiterFiller(code3);
    }
    return headDelimiterNok(code3);
  }
  function headDelimiterFiller(code3) {
    if (code3 === 45) {
      effects.consume(code3);
      return headDelimiterFiller;
    }
    if (code3 === 58) {
      seen = true;
      effects.exit("tableDelimiterFiller");
      effects.enter("tableDelimiterMarker");
      effects.consume(code3);
      effects.exit("tableDelimiterMarker");
      return headDelimiterRightAlignmentAfter;
    }
    effects.exit("tableDelimiterFiller");
    return headDelimiterRightAlignmentAfter(code3);
  }
  function headDelimiterRightAlignmentAfter(code3) {
    if (markdownSpace(code3)) {
      return factorySpace(effects, headDelimiterCellAfter, "whitespace")(code3);
    }
    return headDelimiterCellAfter(code3);
  }
  function headDelimiterCellAfter(code3) {
    if (code3 === 124) {
      return headDelimiterBefore(code3);
    }
    if (code3 === null || markdownLineEnding(code3)) {
      if (!seen || size !== sizeB) {
        return headDelimiterNok(code3);
      }
      effects.exit("tableDelimiterRow");
      effects.exit("tableHead");
      return ok3(code3);
    }
    return headDelimiterNok(code3);
  }
  function headDelimiterNok(code3) {
    return nok(code3);
  }
  function bodyRowStart(code3) {
    effects.enter("tableRow");
    return bodyRowBreak(code3);
  }
  function bodyRowBreak(code3) {
    if (code3 === 124) {
      effects.enter("tableCellDivider");
      effects.consume(code3);
      effects.exit("tableCellDivider");
      return bodyRowBreak;
    }
    if (code3 === null || markdownLineEnding(code3)) {
      effects.exit("tableRow");
      return ok3(code3);
    }
    if (markdownSpace(code3)) {
      return factorySpace(effects, bodyRowBreak, "whitespace")(code3);
    }
    effects.enter("data");
    return bodyRowData(code3);
  }
  function bodyRowData(code3) {
    if (code3 === null || code3 === 124 || markdownLineEndingOrSpace(code3)) {
      effects.exit("data");
      return bodyRowBreak(code3);
    }
    effects.consume(code3);
    return code3 === 92 ? bodyRowEscape : bodyRowData;
  }
  function bodyRowEscape(code3) {
    if (code3 === 92 || code3 === 124) {
      effects.consume(code3);
      return bodyRowData;
    }
    return bodyRowData(code3);
  }
}
function resolveTable(events, context) {
  let index2 = -1;
  let inFirstCellAwaitingPipe = true;
  let rowKind = 0;
  let lastCell = [0, 0, 0, 0];
  let cell = [0, 0, 0, 0];
  let afterHeadAwaitingFirstBodyRow = false;
  let lastTableEnd = 0;
  let currentTable;
  let currentBody;
  let currentCell;
  const map3 = new EditMap2();
  while (++index2 < events.length) {
    const event = events[index2];
    const token = event[1];
    if (event[0] === "enter") {
      if (token.type === "tableHead") {
        afterHeadAwaitingFirstBodyRow = false;
        if (lastTableEnd !== 0) {
          flushTableEnd(map3, context, lastTableEnd, currentTable, currentBody);
          currentBody = void 0;
          lastTableEnd = 0;
        }
        currentTable = {
          type: "table",
          start: Object.assign({}, token.start),
          // Note: correct end is set later.
          end: Object.assign({}, token.end)
        };
        map3.add(index2, 0, [["enter", currentTable, context]]);
      } else if (token.type === "tableRow" || token.type === "tableDelimiterRow") {
        inFirstCellAwaitingPipe = true;
        currentCell = void 0;
        lastCell = [0, 0, 0, 0];
        cell = [0, index2 + 1, 0, 0];
        if (afterHeadAwaitingFirstBodyRow) {
          afterHeadAwaitingFirstBodyRow = false;
          currentBody = {
            type: "tableBody",
            start: Object.assign({}, token.start),
            // Note: correct end is set later.
            end: Object.assign({}, token.end)
          };
          map3.add(index2, 0, [["enter", currentBody, context]]);
        }
        rowKind = token.type === "tableDelimiterRow" ? 2 : currentBody ? 3 : 1;
      } else if (rowKind && (token.type === "data" || token.type === "tableDelimiterMarker" || token.type === "tableDelimiterFiller")) {
        inFirstCellAwaitingPipe = false;
        if (cell[2] === 0) {
          if (lastCell[1] !== 0) {
            cell[0] = cell[1];
            currentCell = flushCell(map3, context, lastCell, rowKind, void 0, currentCell);
            lastCell = [0, 0, 0, 0];
          }
          cell[2] = index2;
        }
      } else if (token.type === "tableCellDivider") {
        if (inFirstCellAwaitingPipe) {
          inFirstCellAwaitingPipe = false;
        } else {
          if (lastCell[1] !== 0) {
            cell[0] = cell[1];
            currentCell = flushCell(map3, context, lastCell, rowKind, void 0, currentCell);
          }
          lastCell = cell;
          cell = [lastCell[1], index2, 0, 0];
        }
      }
    } else if (token.type === "tableHead") {
      afterHeadAwaitingFirstBodyRow = true;
      lastTableEnd = index2;
    } else if (token.type === "tableRow" || token.type === "tableDelimiterRow") {
      lastTableEnd = index2;
      if (lastCell[1] !== 0) {
        cell[0] = cell[1];
        currentCell = flushCell(map3, context, lastCell, rowKind, index2, currentCell);
      } else if (cell[1] !== 0) {
        currentCell = flushCell(map3, context, cell, rowKind, index2, currentCell);
      }
      rowKind = 0;
    } else if (rowKind && (token.type === "data" || token.type === "tableDelimiterMarker" || token.type === "tableDelimiterFiller")) {
      cell[3] = index2;
    }
  }
  if (lastTableEnd !== 0) {
    flushTableEnd(map3, context, lastTableEnd, currentTable, currentBody);
  }
  map3.consume(context.events);
  index2 = -1;
  while (++index2 < context.events.length) {
    const event = context.events[index2];
    if (event[0] === "enter" && event[1].type === "table") {
      event[1]._align = gfmTableAlign(context.events, index2);
    }
  }
  return events;
}
function flushCell(map3, context, range, rowKind, rowEnd, previousCell) {
  const groupName = rowKind === 1 ? "tableHeader" : rowKind === 2 ? "tableDelimiter" : "tableData";
  const valueName = "tableContent";
  if (range[0] !== 0) {
    previousCell.end = Object.assign({}, getPoint(context.events, range[0]));
    map3.add(range[0], 0, [["exit", previousCell, context]]);
  }
  const now = getPoint(context.events, range[1]);
  previousCell = {
    type: groupName,
    start: Object.assign({}, now),
    // Note: correct end is set later.
    end: Object.assign({}, now)
  };
  map3.add(range[1], 0, [["enter", previousCell, context]]);
  if (range[2] !== 0) {
    const relatedStart = getPoint(context.events, range[2]);
    const relatedEnd = getPoint(context.events, range[3]);
    const valueToken = {
      type: valueName,
      start: Object.assign({}, relatedStart),
      end: Object.assign({}, relatedEnd)
    };
    map3.add(range[2], 0, [["enter", valueToken, context]]);
    if (rowKind !== 2) {
      const start = context.events[range[2]];
      const end = context.events[range[3]];
      start[1].end = Object.assign({}, end[1].end);
      start[1].type = "chunkText";
      start[1].contentType = "text";
      if (range[3] > range[2] + 1) {
        const a = range[2] + 1;
        const b = range[3] - range[2] - 1;
        map3.add(a, b, []);
      }
    }
    map3.add(range[3] + 1, 0, [["exit", valueToken, context]]);
  }
  if (rowEnd !== void 0) {
    previousCell.end = Object.assign({}, getPoint(context.events, rowEnd));
    map3.add(rowEnd, 0, [["exit", previousCell, context]]);
    previousCell = void 0;
  }
  return previousCell;
}
function flushTableEnd(map3, context, index2, table, tableBody) {
  const exits = [];
  const related = getPoint(context.events, index2);
  if (tableBody) {
    tableBody.end = Object.assign({}, related);
    exits.push(["exit", tableBody, context]);
  }
  table.end = Object.assign({}, related);
  exits.push(["exit", table, context]);
  map3.add(index2 + 1, 0, exits);
}
function getPoint(events, index2) {
  const event = events[index2];
  const side = event[0] === "enter" ? "start" : "end";
  return event[1][side];
}

// node_modules/micromark-extension-gfm-task-list-item/lib/syntax.js
var tasklistCheck = {
  name: "tasklistCheck",
  tokenize: tokenizeTasklistCheck
};
function gfmTaskListItem() {
  return {
    text: {
      [91]: tasklistCheck
    }
  };
}
function tokenizeTasklistCheck(effects, ok3, nok) {
  const self = this;
  return open;
  function open(code3) {
    if (
      // Exit if there’s stuff before.
      self.previous !== null || // Exit if not in the first content that is the first child of a list
      // item.
      !self._gfmTasklistFirstContentOfListItem
    ) {
      return nok(code3);
    }
    effects.enter("taskListCheck");
    effects.enter("taskListCheckMarker");
    effects.consume(code3);
    effects.exit("taskListCheckMarker");
    return inside;
  }
  function inside(code3) {
    if (markdownLineEndingOrSpace(code3)) {
      effects.enter("taskListCheckValueUnchecked");
      effects.consume(code3);
      effects.exit("taskListCheckValueUnchecked");
      return close;
    }
    if (code3 === 88 || code3 === 120) {
      effects.enter("taskListCheckValueChecked");
      effects.consume(code3);
      effects.exit("taskListCheckValueChecked");
      return close;
    }
    return nok(code3);
  }
  function close(code3) {
    if (code3 === 93) {
      effects.enter("taskListCheckMarker");
      effects.consume(code3);
      effects.exit("taskListCheckMarker");
      effects.exit("taskListCheck");
      return after;
    }
    return nok(code3);
  }
  function after(code3) {
    if (markdownLineEnding(code3)) {
      return ok3(code3);
    }
    if (markdownSpace(code3)) {
      return effects.check({
        tokenize: spaceThenNonSpace
      }, ok3, nok)(code3);
    }
    return nok(code3);
  }
}
function spaceThenNonSpace(effects, ok3, nok) {
  return factorySpace(effects, after, "whitespace");
  function after(code3) {
    return code3 === null ? nok(code3) : ok3(code3);
  }
}

// node_modules/micromark-extension-gfm/index.js
function gfm(options) {
  return combineExtensions([
    gfmAutolinkLiteral(),
    gfmFootnote(),
    gfmStrikethrough(options),
    gfmTable(),
    gfmTaskListItem()
  ]);
}

// node_modules/remark-gfm/lib/index.js
var emptyOptions2 = {};
function remarkGfm(options) {
  const self = (
    /** @type {Processor<Root>} */
    this
  );
  const settings = options || emptyOptions2;
  const data = self.data();
  const micromarkExtensions = data.micromarkExtensions || (data.micromarkExtensions = []);
  const fromMarkdownExtensions = data.fromMarkdownExtensions || (data.fromMarkdownExtensions = []);
  const toMarkdownExtensions = data.toMarkdownExtensions || (data.toMarkdownExtensions = []);
  micromarkExtensions.push(gfm(settings));
  fromMarkdownExtensions.push(gfmFromMarkdown());
  toMarkdownExtensions.push(gfmToMarkdown(settings));
}

// node_modules/micromark/lib/initialize/content.js
var content2 = {
  tokenize: initializeContent
};
function initializeContent(effects) {
  const contentStart2 = effects.attempt(this.parser.constructs.contentInitial, afterContentStartConstruct, paragraphInitial);
  let previous3;
  return contentStart2;
  function afterContentStartConstruct(code3) {
    if (code3 === null) {
      effects.consume(code3);
      return;
    }
    effects.enter("lineEnding");
    effects.consume(code3);
    effects.exit("lineEnding");
    return factorySpace(effects, contentStart2, "linePrefix");
  }
  function paragraphInitial(code3) {
    effects.enter("paragraph");
    return lineStart(code3);
  }
  function lineStart(code3) {
    const token = effects.enter("chunkText", {
      contentType: "text",
      previous: previous3
    });
    if (previous3) {
      previous3.next = token;
    }
    previous3 = token;
    return data(code3);
  }
  function data(code3) {
    if (code3 === null) {
      effects.exit("chunkText");
      effects.exit("paragraph");
      effects.consume(code3);
      return;
    }
    if (markdownLineEnding(code3)) {
      effects.consume(code3);
      effects.exit("chunkText");
      return lineStart;
    }
    effects.consume(code3);
    return data;
  }
}

// node_modules/micromark/lib/initialize/document.js
var document = {
  tokenize: initializeDocument
};
var containerConstruct = {
  tokenize: tokenizeContainer
};
function initializeDocument(effects) {
  const self = this;
  const stack = [];
  let continued = 0;
  let childFlow;
  let childToken;
  let lineStartOffset;
  return start;
  function start(code3) {
    if (continued < stack.length) {
      const item = stack[continued];
      self.containerState = item[1];
      return effects.attempt(item[0].continuation, documentContinue, checkNewContainers)(code3);
    }
    return checkNewContainers(code3);
  }
  function documentContinue(code3) {
    continued++;
    if (self.containerState._closeFlow) {
      self.containerState._closeFlow = void 0;
      if (childFlow) {
        closeFlow();
      }
      const indexBeforeExits = self.events.length;
      let indexBeforeFlow = indexBeforeExits;
      let point3;
      while (indexBeforeFlow--) {
        if (self.events[indexBeforeFlow][0] === "exit" && self.events[indexBeforeFlow][1].type === "chunkFlow") {
          point3 = self.events[indexBeforeFlow][1].end;
          break;
        }
      }
      exitContainers(continued);
      let index2 = indexBeforeExits;
      while (index2 < self.events.length) {
        self.events[index2][1].end = {
          ...point3
        };
        index2++;
      }
      const editMap = new EditMap();
      editMap.add(indexBeforeFlow + 1, 0, self.events.slice(indexBeforeExits));
      editMap.add(indexBeforeExits, index2 - indexBeforeExits, []);
      editMap.consume(self.events);
      return checkNewContainers(code3);
    }
    return start(code3);
  }
  function checkNewContainers(code3) {
    if (continued === stack.length) {
      if (!childFlow) {
        return documentContinued(code3);
      }
      if (childFlow.currentConstruct && childFlow.currentConstruct.concrete) {
        return flowStart(code3);
      }
      self.interrupt = Boolean(childFlow.currentConstruct && !childFlow._gfmTableDynamicInterruptHack);
    }
    self.containerState = {};
    return effects.check(containerConstruct, thereIsANewContainer, thereIsNoNewContainer)(code3);
  }
  function thereIsANewContainer(code3) {
    if (childFlow) {
      closeFlow();
    }
    exitContainers(continued);
    return documentContinued(code3);
  }
  function thereIsNoNewContainer(code3) {
    self.parser.lazy[self.now().line] = continued !== stack.length;
    lineStartOffset = self.now().offset;
    return flowStart(code3);
  }
  function documentContinued(code3) {
    self.containerState = {};
    return effects.attempt(containerConstruct, containerContinue, flowStart)(code3);
  }
  function containerContinue(code3) {
    continued++;
    stack.push([self.currentConstruct, self.containerState]);
    return documentContinued(code3);
  }
  function flowStart(code3) {
    if (code3 === null) {
      if (childFlow) {
        closeFlow();
      }
      exitContainers(0);
      effects.consume(code3);
      return;
    }
    childFlow = childFlow || self.parser.flow(self.now());
    effects.enter("chunkFlow", {
      _tokenizer: childFlow,
      contentType: "flow",
      previous: childToken
    });
    return flowContinue(code3);
  }
  function flowContinue(code3) {
    if (code3 === null) {
      writeToChild(effects.exit("chunkFlow"), true);
      exitContainers(0);
      effects.consume(code3);
      return;
    }
    if (markdownLineEnding(code3)) {
      effects.consume(code3);
      writeToChild(effects.exit("chunkFlow"));
      continued = 0;
      self.interrupt = void 0;
      return start;
    }
    effects.consume(code3);
    return flowContinue;
  }
  function writeToChild(token, endOfFile) {
    const stream = self.sliceStream(token);
    if (endOfFile) {
      stream.push(null);
    }
    token.previous = childToken;
    if (childToken) {
      childToken.next = token;
    }
    childToken = token;
    childFlow.defineSkip(token.start);
    childFlow.write(stream);
    if (self.parser.lazy[token.start.line]) {
      let index2 = childFlow.events.length;
      while (index2--) {
        if (
          // The token starts before the line ending…
          childFlow.events[index2][1].start.offset < lineStartOffset && // …and either is not ended yet…
          (!childFlow.events[index2][1].end || // …or ends after it.
          childFlow.events[index2][1].end.offset > lineStartOffset)
        ) {
          return;
        }
      }
      const indexBeforeExits = self.events.length;
      let indexBeforeFlow = indexBeforeExits;
      let seen;
      let point3;
      while (indexBeforeFlow--) {
        if (self.events[indexBeforeFlow][0] === "exit" && self.events[indexBeforeFlow][1].type === "chunkFlow") {
          if (seen) {
            point3 = self.events[indexBeforeFlow][1].end;
            break;
          }
          seen = true;
        }
      }
      exitContainers(continued);
      index2 = indexBeforeExits;
      while (index2 < self.events.length) {
        self.events[index2][1].end = {
          ...point3
        };
        index2++;
      }
      const editMap = new EditMap();
      editMap.add(indexBeforeFlow + 1, 0, self.events.slice(indexBeforeExits));
      editMap.add(indexBeforeExits, index2 - indexBeforeExits, []);
      editMap.consume(self.events);
    }
  }
  function exitContainers(size) {
    let index2 = stack.length;
    while (index2-- > size) {
      const entry = stack[index2];
      self.containerState = entry[1];
      entry[0].exit.call(self, effects);
    }
    stack.length = size;
  }
  function closeFlow() {
    childFlow.write([null]);
    childToken = void 0;
    childFlow = void 0;
    self.containerState._closeFlow = void 0;
  }
}
function tokenizeContainer(effects, ok3, nok) {
  return factorySpace(effects, effects.attempt(this.parser.constructs.document, ok3, nok), "linePrefix", this.parser.constructs.disable.null.includes("codeIndented") ? void 0 : 4);
}

// node_modules/micromark/lib/initialize/flow.js
var flow = {
  tokenize: initializeFlow
};
function initializeFlow(effects) {
  const self = this;
  const initial = effects.attempt(
    // Try to parse a blank line.
    blankLine,
    atBlankEnding,
    // Try to parse initial flow (essentially, only code).
    effects.attempt(this.parser.constructs.flowInitial, afterConstruct, factorySpace(effects, effects.attempt(this.parser.constructs.flow, afterConstruct, effects.attempt(content, afterConstruct)), "linePrefix"))
  );
  return initial;
  function atBlankEnding(code3) {
    if (code3 === null) {
      effects.consume(code3);
      return;
    }
    effects.enter("lineEndingBlank");
    effects.consume(code3);
    effects.exit("lineEndingBlank");
    self.currentConstruct = void 0;
    return initial;
  }
  function afterConstruct(code3) {
    if (code3 === null) {
      effects.consume(code3);
      return;
    }
    effects.enter("lineEnding");
    effects.consume(code3);
    effects.exit("lineEnding");
    self.currentConstruct = void 0;
    return initial;
  }
}

// node_modules/micromark/lib/initialize/text.js
var resolver = {
  resolveAll: createResolver()
};
var string = initializeFactory("string");
var text3 = initializeFactory("text");
function initializeFactory(field) {
  return {
    resolveAll: createResolver(field === "text" ? resolveAllLineSuffixes : void 0),
    tokenize: initializeText
  };
  function initializeText(effects) {
    const self = this;
    const constructs2 = this.parser.constructs[field];
    const text5 = effects.attempt(constructs2, start, notText);
    return start;
    function start(code3) {
      return atBreak(code3) ? text5(code3) : notText(code3);
    }
    function notText(code3) {
      if (code3 === null) {
        effects.consume(code3);
        return;
      }
      effects.enter("data");
      effects.consume(code3);
      return data;
    }
    function data(code3) {
      if (atBreak(code3)) {
        effects.exit("data");
        return text5(code3);
      }
      effects.consume(code3);
      return data;
    }
    function atBreak(code3) {
      if (code3 === null) {
        return true;
      }
      const list3 = constructs2[code3];
      let index2 = -1;
      if (list3) {
        while (++index2 < list3.length) {
          const item = list3[index2];
          if (!item.previous || item.previous.call(self, self.previous)) {
            return true;
          }
        }
      }
      return false;
    }
  }
}
function createResolver(extraResolver) {
  return resolveAllText;
  function resolveAllText(events, context) {
    let index2 = -1;
    let enter;
    while (++index2 <= events.length) {
      if (enter === void 0) {
        if (events[index2] && events[index2][1].type === "data") {
          enter = index2;
          index2++;
        }
      } else if (!events[index2] || events[index2][1].type !== "data") {
        if (index2 !== enter + 2) {
          events[enter][1].end = events[index2 - 1][1].end;
          events.splice(enter + 2, index2 - enter - 2);
          index2 = enter + 2;
        }
        enter = void 0;
      }
    }
    return extraResolver ? extraResolver(events, context) : events;
  }
}
function resolveAllLineSuffixes(events, context) {
  const editMap = new EditMap();
  let eventIndex = 0;
  while (++eventIndex <= events.length) {
    if ((eventIndex === events.length || events[eventIndex][1].type === "lineEnding") && events[eventIndex - 1][1].type === "data") {
      const data = events[eventIndex - 1][1];
      const chunks = context.sliceStream(data);
      let index2 = chunks.length;
      let bufferIndex = -1;
      let size = 0;
      let tabs;
      while (index2--) {
        const chunk = chunks[index2];
        if (typeof chunk === "string") {
          bufferIndex = chunk.length;
          while (chunk.charCodeAt(bufferIndex - 1) === 32) {
            size++;
            bufferIndex--;
          }
          if (bufferIndex) {
            break;
          }
          bufferIndex = -1;
        } else if (chunk === -2) {
          tabs = true;
          size++;
        } else if (chunk === -1) {
        } else {
          index2++;
          break;
        }
      }
      if (context._contentTypeTextTrailing && eventIndex === events.length) {
        size = 0;
      }
      if (size) {
        const token = {
          type: eventIndex === events.length || tabs || size < 2 ? "lineSuffix" : "hardBreakTrailing",
          start: {
            _bufferIndex: index2 ? bufferIndex : data.start._bufferIndex + bufferIndex,
            _index: data.start._index + index2,
            line: data.end.line,
            column: data.end.column - size,
            offset: data.end.offset - size
          },
          end: {
            ...data.end
          }
        };
        data.end = {
          ...token.start
        };
        if (data.start.offset === data.end.offset) {
          Object.assign(data, token);
        } else {
          editMap.add(eventIndex, 0, [["enter", token, context], ["exit", token, context]]);
        }
      }
      eventIndex++;
    }
  }
  editMap.consume(events);
  return events;
}

// node_modules/micromark/lib/constructs.js
var constructs_exports = {};
__export(constructs_exports, {
  attentionMarkers: () => attentionMarkers,
  contentInitial: () => contentInitial,
  disable: () => disable,
  document: () => document2,
  flow: () => flow2,
  flowInitial: () => flowInitial,
  insideSpan: () => insideSpan,
  string: () => string2,
  text: () => text4
});
var document2 = {
  [42]: list2,
  [43]: list2,
  [45]: list2,
  [48]: list2,
  [49]: list2,
  [50]: list2,
  [51]: list2,
  [52]: list2,
  [53]: list2,
  [54]: list2,
  [55]: list2,
  [56]: list2,
  [57]: list2,
  [62]: blockQuote
};
var contentInitial = {
  [91]: definition2
};
var flowInitial = {
  [-2]: codeIndented,
  [-1]: codeIndented,
  [32]: codeIndented
};
var flow2 = {
  [35]: headingAtx,
  [42]: thematicBreak2,
  [45]: [setextUnderline, thematicBreak2],
  [60]: htmlFlow,
  [61]: setextUnderline,
  [95]: thematicBreak2,
  [96]: codeFenced,
  [126]: codeFenced
};
var string2 = {
  [38]: characterReference,
  [92]: characterEscape
};
var text4 = {
  [-5]: lineEnding,
  [-4]: lineEnding,
  [-3]: lineEnding,
  [33]: labelStartImage,
  [38]: characterReference,
  [42]: attention3,
  [60]: [autolink, htmlText],
  [91]: labelStartLink,
  [92]: [hardBreakEscape, characterEscape],
  [93]: labelEnd,
  [95]: attention3,
  [96]: codeText
};
var insideSpan = {
  null: [attention3, resolver]
};
var attentionMarkers = {
  null: [42, 95]
};
var disable = {
  null: []
};

// node_modules/micromark/lib/create-tokenizer.js
function createTokenizer(parser, initialize, from) {
  let point3 = {
    _bufferIndex: -1,
    _index: 0,
    line: from && from.line || 1,
    column: from && from.column || 1,
    offset: from && from.offset || 0
  };
  const columnStart = {};
  const resolveAllConstructs = [];
  let chunks = [];
  let stack = [];
  let consumed = true;
  const effects = {
    attempt: constructFactory(onsuccessfulconstruct),
    check: constructFactory(onsuccessfulcheck),
    consume,
    enter,
    exit: exit3,
    interrupt: constructFactory(onsuccessfulcheck, {
      interrupt: true
    })
  };
  const context = {
    code: null,
    containerState: {},
    defineSkip,
    events: [],
    now,
    parser,
    previous: null,
    sliceSerialize,
    sliceStream,
    write
  };
  let state = initialize.tokenize.call(context, effects);
  let expectedCode;
  if (initialize.resolveAll) {
    resolveAllConstructs.push(initialize);
  }
  return context;
  function write(slice2) {
    chunks = push(chunks, slice2);
    main();
    if (chunks[chunks.length - 1] !== null) {
      return [];
    }
    addResult(initialize, 0);
    context.events = resolveAll(resolveAllConstructs, context.events, context);
    return context.events;
  }
  function sliceSerialize(token, expandTabs) {
    return serializeChunks(sliceStream(token), expandTabs);
  }
  function sliceStream(token) {
    return sliceChunks(chunks, token);
  }
  function now() {
    const {
      _bufferIndex,
      _index,
      line,
      column,
      offset
    } = point3;
    return {
      _bufferIndex,
      _index,
      line,
      column,
      offset
    };
  }
  function defineSkip(value) {
    columnStart[value.line] = value.column;
    accountForPotentialSkip();
  }
  function main() {
    while (point3._index < chunks.length) {
      const chunk = chunks[point3._index];
      if (typeof chunk === "string") {
        const chunkIndex = point3._index;
        if (point3._bufferIndex < 0) {
          point3._bufferIndex = 0;
        }
        while (point3._index === chunkIndex && point3._bufferIndex < chunk.length) {
          go(chunk.charCodeAt(point3._bufferIndex));
        }
      } else {
        go(chunk);
      }
    }
  }
  function go(code3) {
    consumed = void 0;
    expectedCode = code3;
    state = state(code3);
  }
  function consume(code3) {
    if (markdownLineEnding(code3)) {
      point3.line++;
      point3.column = 1;
      point3.offset += code3 === -3 ? 2 : 1;
      accountForPotentialSkip();
    } else if (code3 !== -1) {
      point3.column++;
      point3.offset++;
    }
    if (point3._bufferIndex < 0) {
      point3._index++;
    } else {
      point3._bufferIndex++;
      if (point3._bufferIndex === // Points w/ non-negative `_bufferIndex` reference
      // strings.
      /** @type {string} */
      chunks[point3._index].length) {
        point3._bufferIndex = -1;
        point3._index++;
      }
    }
    context.previous = code3;
    consumed = true;
  }
  function enter(type, fields) {
    const token = fields || {};
    token.type = type;
    token.start = now();
    context.events.push(["enter", token, context]);
    stack.push(token);
    return token;
  }
  function exit3(type) {
    const token = stack.pop();
    token.end = now();
    context.events.push(["exit", token, context]);
    return token;
  }
  function onsuccessfulconstruct(construct, info) {
    addResult(construct, info.from);
  }
  function onsuccessfulcheck(_, info) {
    info.restore();
  }
  function constructFactory(onreturn, fields) {
    return hook;
    function hook(constructs2, returnState, bogusState) {
      let listOfConstructs;
      let constructIndex;
      let currentConstruct;
      let info;
      return Array.isArray(constructs2) ? (
        /* c8 ignore next 1 */
        handleListOfConstructs(constructs2)
      ) : "tokenize" in constructs2 ? (
        // Looks like a construct.
        handleListOfConstructs([
          /** @type {Construct} */
          constructs2
        ])
      ) : handleMapOfConstructs(constructs2);
      function handleMapOfConstructs(map3) {
        return start;
        function start(code3) {
          const left = code3 !== null && map3[code3];
          const all2 = code3 !== null && map3.null;
          const list3 = [
            // To do: add more extension tests.
            /* c8 ignore next 2 */
            ...Array.isArray(left) ? left : left ? [left] : [],
            ...Array.isArray(all2) ? all2 : all2 ? [all2] : []
          ];
          return handleListOfConstructs(list3)(code3);
        }
      }
      function handleListOfConstructs(list3) {
        listOfConstructs = list3;
        constructIndex = 0;
        if (list3.length === 0) {
          return bogusState;
        }
        return handleConstruct(list3[constructIndex]);
      }
      function handleConstruct(construct) {
        return start;
        function start(code3) {
          info = store();
          currentConstruct = construct;
          if (!construct.partial) {
            context.currentConstruct = construct;
          }
          if (construct.name && context.parser.constructs.disable.null.includes(construct.name)) {
            return nok(code3);
          }
          return construct.tokenize.call(
            // If we do have fields, create an object w/ `context` as its
            // prototype.
            // This allows a “live binding”, which is needed for `interrupt`.
            fields ? Object.assign(Object.create(context), fields) : context,
            effects,
            ok3,
            nok
          )(code3);
        }
      }
      function ok3(code3) {
        consumed = true;
        onreturn(currentConstruct, info);
        return returnState;
      }
      function nok(code3) {
        consumed = true;
        info.restore();
        if (++constructIndex < listOfConstructs.length) {
          return handleConstruct(listOfConstructs[constructIndex]);
        }
        return bogusState;
      }
    }
  }
  function addResult(construct, from2) {
    if (construct.resolveAll && !resolveAllConstructs.includes(construct)) {
      resolveAllConstructs.push(construct);
    }
    if (construct.resolve) {
      splice(context.events, from2, context.events.length - from2, construct.resolve(context.events.slice(from2), context));
    }
    if (construct.resolveTo) {
      context.events = construct.resolveTo(context.events, context);
    }
  }
  function store() {
    const startPoint = now();
    const startPrevious = context.previous;
    const startCurrentConstruct = context.currentConstruct;
    const startEventsIndex = context.events.length;
    const startStack = Array.from(stack);
    return {
      from: startEventsIndex,
      restore
    };
    function restore() {
      point3 = startPoint;
      context.previous = startPrevious;
      context.currentConstruct = startCurrentConstruct;
      context.events.length = startEventsIndex;
      stack = startStack;
      accountForPotentialSkip();
    }
  }
  function accountForPotentialSkip() {
    if (point3.line in columnStart && point3.column < 2) {
      point3.column = columnStart[point3.line];
      point3.offset += columnStart[point3.line] - 1;
    }
  }
}
function sliceChunks(chunks, token) {
  const startIndex = token.start._index;
  const startBufferIndex = token.start._bufferIndex;
  const endIndex = token.end._index;
  const endBufferIndex = token.end._bufferIndex;
  let view;
  if (startIndex === endIndex) {
    view = [chunks[startIndex].slice(startBufferIndex, endBufferIndex)];
  } else {
    view = chunks.slice(startIndex, endIndex);
    if (startBufferIndex > -1) {
      const head = view[0];
      if (typeof head === "string") {
        view[0] = head.slice(startBufferIndex);
      } else {
        view.shift();
      }
    }
    if (endBufferIndex > 0) {
      view.push(chunks[endIndex].slice(0, endBufferIndex));
    }
  }
  return view;
}
function serializeChunks(chunks, expandTabs) {
  let index2 = -1;
  const result = [];
  let atTab;
  while (++index2 < chunks.length) {
    const chunk = chunks[index2];
    let value;
    if (typeof chunk === "string") {
      value = chunk;
    } else {
      switch (chunk) {
        case -5: {
          value = "\r";
          break;
        }
        case -4: {
          value = "\n";
          break;
        }
        case -3: {
          value = "\r\n";
          break;
        }
        case -2: {
          value = expandTabs ? " " : "	";
          break;
        }
        case -1: {
          if (!expandTabs && atTab) {
            continue;
          }
          value = " ";
          break;
        }
        default: {
          value = String.fromCharCode(chunk);
        }
      }
    }
    atTab = chunk === -2;
    result.push(value);
  }
  return result.join("");
}

// node_modules/micromark/lib/parse.js
function parse3(options) {
  const settings = options || {};
  const constructs2 = (
    /** @type {FullNormalizedExtension} */
    combineExtensions([constructs_exports, ...settings.extensions || []])
  );
  const parser = {
    constructs: constructs2,
    content: create(content2),
    defined: [],
    document: create(document),
    flow: create(flow),
    lazy: {},
    string: create(string),
    text: create(text3)
  };
  return parser;
  function create(initial) {
    return creator;
    function creator(from) {
      return createTokenizer(parser, initial, from);
    }
  }
}

// node_modules/micromark/lib/postprocess.js
function postprocess(events) {
  while (!subtokenize(events)) {
  }
  return events;
}

// node_modules/micromark/lib/preprocess.js
var search = /[\0\t\n\r]/g;
function preprocess() {
  let column = 1;
  let buffer = "";
  let start = true;
  let atCarriageReturn;
  return preprocessor;
  function preprocessor(value, encoding, end) {
    value = buffer + (typeof value === "string" ? value.toString() : new TextDecoder(encoding || void 0).decode(value));
    const chunks = [];
    let startPosition = 0;
    buffer = "";
    if (start) {
      if (value.charCodeAt(0) === 65279) {
        startPosition++;
      }
      start = void 0;
    }
    while (startPosition < value.length) {
      search.lastIndex = startPosition;
      const match = search.exec(value);
      const endPosition = match && match.index !== void 0 ? match.index : value.length;
      const code3 = value.charCodeAt(endPosition);
      if (!match) {
        buffer = value.slice(startPosition);
        break;
      }
      if (code3 === 10 && startPosition === endPosition && atCarriageReturn) {
        chunks.push(-3);
        atCarriageReturn = void 0;
      } else {
        if (atCarriageReturn) {
          chunks.push(-5);
          atCarriageReturn = void 0;
        }
        if (startPosition < endPosition) {
          chunks.push(value.slice(startPosition, endPosition));
          column += endPosition - startPosition;
        }
        switch (code3) {
          case 0: {
            chunks.push(65533);
            column++;
            break;
          }
          case 9: {
            const next = Math.ceil(column / 4) * 4;
            chunks.push(-2);
            while (column++ < next) {
              chunks.push(-1);
            }
            break;
          }
          case 10: {
            chunks.push(-4);
            column = 1;
            break;
          }
          default: {
            atCarriageReturn = true;
            column = 1;
          }
        }
      }
      startPosition = endPosition + 1;
    }
    if (end) {
      if (atCarriageReturn) {
        chunks.push(-5);
      }
      if (buffer) {
        chunks.push(buffer);
      }
      chunks.push(null);
    }
    return chunks;
  }
}

// node_modules/unist-util-stringify-position/lib/index.js
function stringifyPosition(value) {
  if (!value || typeof value !== "object") {
    return "";
  }
  if ("position" in value || "type" in value) {
    return position(value.position);
  }
  if ("start" in value || "end" in value) {
    return position(value);
  }
  if ("line" in value || "column" in value) {
    return point(value);
  }
  return "";
}
function point(point3) {
  return index(point3 && point3.line) + ":" + index(point3 && point3.column);
}
function position(pos) {
  return point(pos && pos.start) + "-" + point(pos && pos.end);
}
function index(value) {
  return value && typeof value === "number" ? value : 1;
}

// node_modules/mdast-util-from-markdown/lib/index.js
var own2 = {}.hasOwnProperty;
function fromMarkdown(value, encoding, options) {
  if (encoding && typeof encoding === "object") {
    options = encoding;
    encoding = void 0;
  }
  return compiler(options)(postprocess(parse3(options).document().write(preprocess()(value, encoding, true))));
}
function compiler(options) {
  const config = {
    afterExit: [],
    beforeEnter: [],
    transforms: [],
    canContainEols: ["emphasis", "fragment", "heading", "paragraph", "strong"],
    enter: {
      autolink: opener(link2),
      autolinkProtocol: onenterdata,
      autolinkEmail: onenterdata,
      atxHeading: opener(heading2),
      blockQuote: opener(blockQuote2),
      characterEscape: onenterdata,
      characterReference: onenterdata,
      codeFenced: opener(codeFlow),
      codeFencedFenceInfo: buffer,
      codeFencedFenceMeta: buffer,
      codeIndented: opener(codeFlow, buffer),
      codeText: opener(codeText2, buffer),
      codeTextData: onenterdata,
      data: onenterdata,
      codeFlowValue: onenterdata,
      definition: opener(definition3),
      definitionDestinationString: buffer,
      definitionLabelString: buffer,
      definitionTitleString: buffer,
      emphasis: opener(emphasis2),
      hardBreakEscape: opener(hardBreak2),
      hardBreakTrailing: opener(hardBreak2),
      htmlFlow: opener(html2, buffer),
      htmlFlowData: onenterdata,
      htmlText: opener(html2, buffer),
      htmlTextData: onenterdata,
      image: opener(image2),
      label: buffer,
      link: opener(link2),
      listItem: opener(listItem2),
      listItemValue: onenterlistitemvalue,
      listOrdered: opener(list3, onenterlistordered),
      listUnordered: opener(list3),
      paragraph: opener(paragraph2),
      reference: onenterreference,
      referenceString: buffer,
      resourceDestinationString: buffer,
      resourceTitleString: buffer,
      setextHeading: opener(heading2),
      strong: opener(strong2),
      thematicBreak: opener(thematicBreak3)
    },
    exit: {
      atxHeading: closer(),
      atxHeadingSequence: onexitatxheadingsequence,
      autolink: closer(),
      autolinkEmail: onexitautolinkemail,
      autolinkProtocol: onexitautolinkprotocol,
      blockQuote: closer(),
      characterEscapeValue: onexitdata,
      characterReferenceMarkerHexadecimal: onexitcharacterreferencemarker,
      characterReferenceMarkerNumeric: onexitcharacterreferencemarker,
      characterReferenceValue: onexitcharacterreferencevalue,
      characterReference: onexitcharacterreference,
      codeFenced: closer(onexitcodefenced),
      codeFencedFence: onexitcodefencedfence,
      codeFencedFenceInfo: onexitcodefencedfenceinfo,
      codeFencedFenceMeta: onexitcodefencedfencemeta,
      codeFlowValue: onexitdata,
      codeIndented: closer(onexitcodeindented),
      codeText: closer(onexitcodetext),
      codeTextData: onexitdata,
      data: onexitdata,
      definition: closer(),
      definitionDestinationString: onexitdefinitiondestinationstring,
      definitionLabelString: onexitdefinitionlabelstring,
      definitionTitleString: onexitdefinitiontitlestring,
      emphasis: closer(),
      hardBreakEscape: closer(onexithardbreak),
      hardBreakTrailing: closer(onexithardbreak),
      htmlFlow: closer(onexithtmlflow),
      htmlFlowData: onexitdata,
      htmlText: closer(onexithtmltext),
      htmlTextData: onexitdata,
      image: closer(onexitimage),
      label: onexitlabel,
      labelText: onexitlabeltext,
      lineEnding: onexitlineending,
      link: closer(onexitlink),
      listItem: closer(),
      listOrdered: closer(),
      listUnordered: closer(),
      paragraph: closer(),
      referenceString: onexitreferencestring,
      resourceDestinationString: onexitresourcedestinationstring,
      resourceTitleString: onexitresourcetitlestring,
      resource: onexitresource,
      setextHeading: closer(onexitsetextheading),
      setextHeadingLineSequence: onexitsetextheadinglinesequence,
      setextHeadingText: onexitsetextheadingtext,
      strong: closer(),
      thematicBreak: closer()
    }
  };
  configure(config, (options || {}).mdastExtensions || []);
  const data = {};
  return compile;
  function compile(events) {
    let tree = {
      type: "root",
      children: [],
      position: void 0
    };
    const context = {
      stack: [tree],
      tokenStack: [],
      config,
      enter,
      exit: exit3,
      buffer,
      resume,
      data
    };
    const listStack = [];
    const prepared = [];
    let index2 = -1;
    while (++index2 < events.length) {
      prepared.push(events[index2]);
      if (events[index2][1].type === "listOrdered" || events[index2][1].type === "listUnordered") {
        if (events[index2][0] === "enter") {
          listStack.push(prepared.length - 1);
        } else {
          const tail = listStack.pop();
          prepareList(prepared, tail);
        }
      }
    }
    events = prepared;
    index2 = -1;
    while (++index2 < events.length) {
      const handler = config[events[index2][0]];
      if (events[index2][0] === "enter" && config.beforeEnter.length > 0) {
        callListeners(config.beforeEnter, {
          ...context,
          sliceSerialize: events[index2][2].sliceSerialize
        }, events[index2][1]);
      }
      if (own2.call(handler, events[index2][1].type)) {
        handler[events[index2][1].type].call({
          ...context,
          sliceSerialize: events[index2][2].sliceSerialize
        }, events[index2][1]);
      }
      if (events[index2][0] === "exit" && config.afterExit.length > 0) {
        callListeners(config.afterExit, {
          ...context,
          sliceSerialize: events[index2][2].sliceSerialize
        }, events[index2][1]);
      }
    }
    if (context.tokenStack.length > 0) {
      const tail = context.tokenStack[context.tokenStack.length - 1];
      const handler = tail[1] || defaultOnError;
      handler.call(context, void 0, tail[0]);
    }
    tree.position = {
      start: point2(events.length > 0 ? events[0][1].start : {
        line: 1,
        column: 1,
        offset: 0
      }),
      end: point2(events.length > 0 ? events[events.length - 2][1].end : {
        line: 1,
        column: 1,
        offset: 0
      })
    };
    index2 = -1;
    while (++index2 < config.transforms.length) {
      tree = config.transforms[index2](tree) || tree;
    }
    return tree;
  }
  function callListeners(listeners, context, token) {
    let index2 = -1;
    while (++index2 < listeners.length) {
      listeners[index2].call(context, token);
    }
  }
  function prepareList(events, start) {
    const end = events.length - 1;
    let index2 = start - 1;
    let containerBalance = -1;
    let listSpread = false;
    let listItem3;
    let lineIndex;
    let firstBlankLineIndex;
    let atMarker;
    const insertions = [];
    while (++index2 <= end) {
      const event = events[index2];
      switch (event[1].type) {
        case "listUnordered":
        case "listOrdered":
        case "blockQuote": {
          if (event[0] === "enter") {
            containerBalance++;
          } else {
            containerBalance--;
          }
          atMarker = void 0;
          break;
        }
        case "lineEndingBlank": {
          if (event[0] === "enter") {
            if (listItem3 && !atMarker && !containerBalance && !firstBlankLineIndex) {
              firstBlankLineIndex = index2;
            }
            atMarker = void 0;
          }
          break;
        }
        case "linePrefix":
        case "listItemValue":
        case "listItemMarker":
        case "listItemPrefix":
        case "listItemPrefixWhitespace": {
          break;
        }
        default: {
          atMarker = void 0;
        }
      }
      if (!containerBalance && event[0] === "enter" && event[1].type === "listItemPrefix" || containerBalance === -1 && event[0] === "exit" && (event[1].type === "listUnordered" || event[1].type === "listOrdered")) {
        if (listItem3) {
          let tailIndex = index2;
          lineIndex = void 0;
          while (tailIndex--) {
            const tailEvent = events[tailIndex];
            if (tailEvent[1].type === "lineEnding" || tailEvent[1].type === "lineEndingBlank") {
              if (tailEvent[0] === "exit") continue;
              if (lineIndex) {
                events[lineIndex][1].type = "lineEndingBlank";
                listSpread = true;
              }
              tailEvent[1].type = "lineEnding";
              lineIndex = tailIndex;
            } else if (tailEvent[1].type === "linePrefix" || tailEvent[1].type === "blockQuotePrefix" || tailEvent[1].type === "blockQuotePrefixWhitespace" || tailEvent[1].type === "blockQuoteMarker" || tailEvent[1].type === "listItemIndent") {
            } else {
              break;
            }
          }
          if (firstBlankLineIndex && (!lineIndex || firstBlankLineIndex < lineIndex)) {
            listItem3._spread = true;
          }
          listItem3.end = Object.assign({}, lineIndex ? events[lineIndex][1].start : event[1].end);
          insertions.push({
            at: lineIndex || index2,
            event: ["exit", listItem3, event[2]]
          });
        }
        if (event[1].type === "listItemPrefix") {
          const item = {
            type: "listItem",
            _spread: false,
            start: Object.assign({}, event[1].start),
            // @ts-expect-error: we’ll add `end` in a second.
            end: void 0
          };
          listItem3 = item;
          insertions.push({
            at: index2,
            event: ["enter", item, event[2]]
          });
          firstBlankLineIndex = void 0;
          atMarker = true;
        }
      }
    }
    const listEvents = events.splice(start);
    let insertion = 0;
    index2 = -1;
    while (++index2 < listEvents.length) {
      while (insertion < insertions.length && insertions[insertion].at === start + index2) {
        events.push(insertions[insertion++].event);
      }
      events.push(listEvents[index2]);
    }
    events[start][1]._spread = listSpread;
  }
  function opener(create, and) {
    return open;
    function open(token) {
      enter.call(this, create(token), token);
      if (and) and.call(this, token);
    }
  }
  function buffer() {
    this.stack.push({
      type: "fragment",
      children: []
    });
  }
  function enter(node2, token, errorHandler) {
    const parent = this.stack[this.stack.length - 1];
    const siblings = parent.children;
    siblings.push(node2);
    this.stack.push(node2);
    this.tokenStack.push([token, errorHandler || void 0]);
    node2.position = {
      start: point2(token.start),
      // @ts-expect-error: `end` will be patched later.
      end: void 0
    };
  }
  function closer(and) {
    return close;
    function close(token) {
      if (and) and.call(this, token);
      exit3.call(this, token);
    }
  }
  function exit3(token, onExitError) {
    const node2 = this.stack.pop();
    const open = this.tokenStack.pop();
    if (!open) {
      throw new Error("Cannot close `" + token.type + "` (" + stringifyPosition({
        start: token.start,
        end: token.end
      }) + "): it\u2019s not open");
    }
    if (open[0].type !== token.type) {
      if (onExitError) {
        onExitError.call(this, token, open[0]);
      } else {
        const handler = open[1] || defaultOnError;
        handler.call(this, token, open[0]);
      }
    }
    node2.position.end = point2(token.end);
  }
  function resume() {
    return toString(this.stack.pop());
  }
  function onenterlistordered() {
    this.data.expectingFirstListItemValue = true;
  }
  function onenterlistitemvalue(token) {
    if (this.data.expectingFirstListItemValue) {
      const ancestor = this.stack[this.stack.length - 2];
      ancestor.start = Number.parseInt(this.sliceSerialize(token), 10);
      this.data.expectingFirstListItemValue = void 0;
    }
  }
  function onexitcodefencedfenceinfo() {
    const data2 = this.resume();
    const node2 = this.stack[this.stack.length - 1];
    node2.lang = data2;
  }
  function onexitcodefencedfencemeta() {
    const data2 = this.resume();
    const node2 = this.stack[this.stack.length - 1];
    node2.meta = data2;
  }
  function onexitcodefencedfence() {
    if (this.data.flowCodeInside) return;
    this.buffer();
    this.data.flowCodeInside = true;
  }
  function onexitcodefenced() {
    const data2 = this.resume();
    const node2 = this.stack[this.stack.length - 1];
    node2.value = data2.replace(/^(\r?\n|\r)|(\r?\n|\r)$/g, "");
    this.data.flowCodeInside = void 0;
  }
  function onexitcodeindented() {
    const data2 = this.resume();
    const node2 = this.stack[this.stack.length - 1];
    node2.value = data2.replace(/(\r?\n|\r)$/g, "");
  }
  function onexitdefinitionlabelstring(token) {
    const label = this.resume();
    const node2 = this.stack[this.stack.length - 1];
    node2.label = label;
    node2.identifier = normalizeIdentifier(this.sliceSerialize(token)).toLowerCase();
  }
  function onexitdefinitiontitlestring() {
    const data2 = this.resume();
    const node2 = this.stack[this.stack.length - 1];
    node2.title = data2;
  }
  function onexitdefinitiondestinationstring() {
    const data2 = this.resume();
    const node2 = this.stack[this.stack.length - 1];
    node2.url = data2;
  }
  function onexitatxheadingsequence(token) {
    const node2 = this.stack[this.stack.length - 1];
    if (!node2.depth) {
      const depth = this.sliceSerialize(token).length;
      node2.depth = depth;
    }
  }
  function onexitsetextheadingtext() {
    this.data.setextHeadingSlurpLineEnding = true;
  }
  function onexitsetextheadinglinesequence(token) {
    const node2 = this.stack[this.stack.length - 1];
    node2.depth = this.sliceSerialize(token).codePointAt(0) === 61 ? 1 : 2;
  }
  function onexitsetextheading() {
    this.data.setextHeadingSlurpLineEnding = void 0;
  }
  function onenterdata(token) {
    const node2 = this.stack[this.stack.length - 1];
    const siblings = node2.children;
    let tail = siblings[siblings.length - 1];
    if (!tail || tail.type !== "text") {
      tail = text5();
      tail.position = {
        start: point2(token.start),
        // @ts-expect-error: we’ll add `end` later.
        end: void 0
      };
      siblings.push(tail);
    }
    this.stack.push(tail);
  }
  function onexitdata(token) {
    const tail = this.stack.pop();
    tail.value += this.sliceSerialize(token);
    tail.position.end = point2(token.end);
  }
  function onexitlineending(token) {
    const context = this.stack[this.stack.length - 1];
    if (this.data.atHardBreak) {
      const tail = context.children[context.children.length - 1];
      tail.position.end = point2(token.end);
      this.data.atHardBreak = void 0;
      return;
    }
    if (!this.data.setextHeadingSlurpLineEnding && config.canContainEols.includes(context.type)) {
      onenterdata.call(this, token);
      onexitdata.call(this, token);
    }
  }
  function onexithardbreak() {
    this.data.atHardBreak = true;
  }
  function onexithtmlflow() {
    const data2 = this.resume();
    const node2 = this.stack[this.stack.length - 1];
    node2.value = data2;
  }
  function onexithtmltext() {
    const data2 = this.resume();
    const node2 = this.stack[this.stack.length - 1];
    node2.value = data2;
  }
  function onexitcodetext() {
    const data2 = this.resume();
    const node2 = this.stack[this.stack.length - 1];
    node2.value = data2;
  }
  function onexitlink() {
    const node2 = this.stack[this.stack.length - 1];
    if (this.data.inReference) {
      const referenceType = this.data.referenceType || "shortcut";
      node2.type += "Reference";
      node2.referenceType = referenceType;
      delete node2.url;
      delete node2.title;
    } else {
      delete node2.identifier;
      delete node2.label;
    }
    this.data.referenceType = void 0;
  }
  function onexitimage() {
    const node2 = this.stack[this.stack.length - 1];
    if (this.data.inReference) {
      const referenceType = this.data.referenceType || "shortcut";
      node2.type += "Reference";
      node2.referenceType = referenceType;
      delete node2.url;
      delete node2.title;
    } else {
      delete node2.identifier;
      delete node2.label;
    }
    this.data.referenceType = void 0;
  }
  function onexitlabeltext(token) {
    const string3 = this.sliceSerialize(token);
    const ancestor = this.stack[this.stack.length - 2];
    ancestor.label = decodeString(string3);
    ancestor.identifier = normalizeIdentifier(string3).toLowerCase();
  }
  function onexitlabel() {
    const fragment = this.stack[this.stack.length - 1];
    const value = this.resume();
    const node2 = this.stack[this.stack.length - 1];
    this.data.inReference = true;
    if (node2.type === "link") {
      const children = fragment.children;
      node2.children = children;
    } else {
      node2.alt = value;
    }
  }
  function onexitresourcedestinationstring() {
    const data2 = this.resume();
    const node2 = this.stack[this.stack.length - 1];
    node2.url = data2;
  }
  function onexitresourcetitlestring() {
    const data2 = this.resume();
    const node2 = this.stack[this.stack.length - 1];
    node2.title = data2;
  }
  function onexitresource() {
    this.data.inReference = void 0;
  }
  function onenterreference() {
    this.data.referenceType = "collapsed";
  }
  function onexitreferencestring(token) {
    const label = this.resume();
    const node2 = this.stack[this.stack.length - 1];
    node2.label = label;
    node2.identifier = normalizeIdentifier(this.sliceSerialize(token)).toLowerCase();
    this.data.referenceType = "full";
  }
  function onexitcharacterreferencemarker(token) {
    this.data.characterReferenceType = token.type;
  }
  function onexitcharacterreferencevalue(token) {
    const data2 = this.sliceSerialize(token);
    const type = this.data.characterReferenceType;
    let value;
    if (type) {
      value = decodeNumericCharacterReference(data2, type === "characterReferenceMarkerNumeric" ? 10 : 16);
      this.data.characterReferenceType = void 0;
    } else {
      const result = decodeNamedCharacterReference(data2);
      value = result;
    }
    const tail = this.stack[this.stack.length - 1];
    tail.value += value;
  }
  function onexitcharacterreference(token) {
    const tail = this.stack.pop();
    tail.position.end = point2(token.end);
  }
  function onexitautolinkprotocol(token) {
    onexitdata.call(this, token);
    const node2 = this.stack[this.stack.length - 1];
    node2.url = this.sliceSerialize(token);
  }
  function onexitautolinkemail(token) {
    onexitdata.call(this, token);
    const node2 = this.stack[this.stack.length - 1];
    node2.url = "mailto:" + this.sliceSerialize(token);
  }
  function blockQuote2() {
    return {
      type: "blockquote",
      children: [],
      position: void 0
    };
  }
  function codeFlow() {
    return {
      type: "code",
      lang: null,
      meta: null,
      value: "",
      position: void 0
    };
  }
  function codeText2() {
    return {
      type: "inlineCode",
      value: "",
      position: void 0
    };
  }
  function definition3() {
    return {
      type: "definition",
      identifier: "",
      label: null,
      title: null,
      url: "",
      position: void 0
    };
  }
  function emphasis2() {
    return {
      type: "emphasis",
      children: [],
      position: void 0
    };
  }
  function heading2() {
    return {
      type: "heading",
      // @ts-expect-error `depth` will be set later.
      depth: 0,
      children: [],
      position: void 0
    };
  }
  function hardBreak2() {
    return {
      type: "break",
      position: void 0
    };
  }
  function html2() {
    return {
      type: "html",
      value: "",
      position: void 0
    };
  }
  function image2() {
    return {
      type: "image",
      title: null,
      url: "",
      alt: null,
      position: void 0
    };
  }
  function link2() {
    return {
      type: "link",
      title: null,
      url: "",
      children: [],
      position: void 0
    };
  }
  function list3(token) {
    return {
      type: "list",
      ordered: token.type === "listOrdered",
      start: null,
      spread: token._spread,
      children: [],
      position: void 0
    };
  }
  function listItem2(token) {
    return {
      type: "listItem",
      spread: token._spread,
      checked: null,
      children: [],
      position: void 0
    };
  }
  function paragraph2() {
    return {
      type: "paragraph",
      children: [],
      position: void 0
    };
  }
  function strong2() {
    return {
      type: "strong",
      children: [],
      position: void 0
    };
  }
  function text5() {
    return {
      type: "text",
      value: "",
      position: void 0
    };
  }
  function thematicBreak3() {
    return {
      type: "thematicBreak",
      position: void 0
    };
  }
}
function point2(d) {
  return {
    line: d.line,
    column: d.column,
    offset: d.offset
  };
}
function configure(combined, extensions) {
  let index2 = -1;
  while (++index2 < extensions.length) {
    const value = extensions[index2];
    if (Array.isArray(value)) {
      configure(combined, value);
    } else {
      extension(combined, value);
    }
  }
}
function extension(combined, extension2) {
  let key;
  for (key in extension2) {
    if (own2.call(extension2, key)) {
      switch (key) {
        case "canContainEols": {
          const right = extension2[key];
          if (right) {
            combined[key].push(...right);
          }
          break;
        }
        case "transforms": {
          const right = extension2[key];
          if (right) {
            combined[key].push(...right);
          }
          break;
        }
        case "afterExit":
        case "beforeEnter": {
          const right = extension2[key];
          if (right) {
            combined[key].push(right);
          }
          break;
        }
        case "enter":
        case "exit": {
          const right = extension2[key];
          if (right) {
            Object.assign(combined[key], right);
          }
          break;
        }
      }
    }
  }
}
function defaultOnError(left, right) {
  if (left) {
    throw new Error("Cannot close `" + left.type + "` (" + stringifyPosition({
      start: left.start,
      end: left.end
    }) + "): a different token (`" + right.type + "`, " + stringifyPosition({
      start: right.start,
      end: right.end
    }) + ") is open");
  }
  throw new Error("Cannot close document, a token (`" + right.type + "`, " + stringifyPosition({
    start: right.start,
    end: right.end
  }) + ") is still open");
}

// node_modules/remark-parse/lib/index.js
function remarkParse(options) {
  const self = this;
  self.parser = parser;
  function parser(doc) {
    return fromMarkdown(doc, {
      ...self.data("settings"),
      ...options,
      // Note: these options are not in the readme.
      // The goal is for them to be set by plugins on `data` instead of being
      // passed by users.
      extensions: self.data("micromarkExtensions") || [],
      mdastExtensions: self.data("fromMarkdownExtensions") || []
    });
  }
}

// node_modules/bail/index.js
function bail(error) {
  if (error) {
    throw error;
  }
}

// node_modules/unified/lib/index.js
var import_extend = __toESM(require_extend(), 1);

// node_modules/is-plain-obj/index.js
function isPlainObject(value) {
  if (typeof value !== "object" || value === null) {
    return false;
  }
  const prototype = Object.getPrototypeOf(value);
  return (prototype === null || prototype === Object.prototype || Object.getPrototypeOf(prototype) === null) && !(Symbol.toStringTag in value) && !(Symbol.iterator in value);
}

// node_modules/trough/lib/index.js
function trough() {
  const fns = [];
  const pipeline = { run, use };
  return pipeline;
  function run(...values) {
    let middlewareIndex = -1;
    const callback = values.pop();
    if (typeof callback !== "function") {
      throw new TypeError("Expected function as last argument, not " + callback);
    }
    next(null, ...values);
    function next(error, ...output) {
      const fn = fns[++middlewareIndex];
      let index2 = -1;
      if (error) {
        callback(error);
        return;
      }
      while (++index2 < values.length) {
        if (output[index2] === null || output[index2] === void 0) {
          output[index2] = values[index2];
        }
      }
      values = output;
      if (fn) {
        wrap2(fn, next)(...output);
      } else {
        callback(null, ...output);
      }
    }
  }
  function use(middelware) {
    if (typeof middelware !== "function") {
      throw new TypeError(
        "Expected `middelware` to be a function, not " + middelware
      );
    }
    fns.push(middelware);
    return pipeline;
  }
}
function wrap2(middleware, callback) {
  let called;
  return wrapped;
  function wrapped(...parameters) {
    const fnExpectsCallback = middleware.length > parameters.length;
    let result;
    if (fnExpectsCallback) {
      parameters.push(done);
    }
    try {
      result = middleware.apply(this, parameters);
    } catch (error) {
      const exception = (
        /** @type {Error} */
        error
      );
      if (fnExpectsCallback && called) {
        throw exception;
      }
      return done(exception);
    }
    if (!fnExpectsCallback) {
      if (result && result.then && typeof result.then === "function") {
        result.then(then, done);
      } else if (result instanceof Error) {
        done(result);
      } else {
        then(result);
      }
    }
  }
  function done(error, ...output) {
    if (!called) {
      called = true;
      callback(error, ...output);
    }
  }
  function then(value) {
    done(null, value);
  }
}

// node_modules/vfile-message/lib/index.js
var VFileMessage = class extends Error {
  /**
   * Create a message for `reason`.
   *
   * > 🪦 **Note**: also has obsolete signatures.
   *
   * @overload
   * @param {string} reason
   *   Reason for message, should use markdown.
   * @param {Options | null | undefined} [options]
   *   Configuration (optional).
   * @returns
   *   Instance of `VFileMessage`.
   *
   * @overload
   * @param {string} reason
   *   Reason for message, should use markdown.
   * @param {Node | NodeLike | null | undefined} parent
   *   Node or node-like, used for `ancestors` and `place`.
   * @param {string | null | undefined} [origin]
   *   Place in code where the message originates (optional).
   * @returns
   *   Instance of `VFileMessage`.
   *
   * @overload
   * @param {string} reason
   *   Reason for message, should use markdown.
   * @param {Point | Position | null | undefined} place
   *   Place of message.
   * @param {string | null | undefined} [origin]
   *   Place in code where the message originates (optional).
   * @returns
   *   Instance of `VFileMessage`.
   *
   * @overload
   * @param {string} reason
   *   Reason for message, should use markdown.
   * @param {string | null | undefined} [origin]
   *   Place in code where the message originates (optional).
   * @returns
   *   Instance of `VFileMessage`.
   *
   * @overload
   * @param {Error | VFileMessage} cause
   *   Original error cause of the message.
   * @param {Node | NodeLike | null | undefined} parent
   *   Node or node-like, used for `ancestors` and `place`.
   * @param {string | null | undefined} [origin]
   *   Place in code where the message originates (optional).
   * @returns
   *   Instance of `VFileMessage`.
   *
   * @overload
   * @param {Error | VFileMessage} cause
   *   Original error cause of the message.
   * @param {Point | Position | null | undefined} place
   *   Place of message.
   * @param {string | null | undefined} [origin]
   *   Place in code where the message originates (optional).
   * @returns
   *   Instance of `VFileMessage`.
   *
   * @overload
   * @param {Error | VFileMessage} cause
   *   Original error cause of the message.
   * @param {string | null | undefined} [origin]
   *   Place in code where the message originates (optional).
   * @returns
   *   Instance of `VFileMessage`.
   *
   * @param {Error | VFileMessage | string} causeOrReason
   *   Reason for message, should use markdown.
   * @param {Node | NodeLike | Options | Point | Position | string | null | undefined} [optionsOrParentOrPlace]
   *   Configuration (optional).
   * @param {string | null | undefined} [origin]
   *   Place in code where the message originates (example:
   *   `'my-package:my-rule'` or `'my-rule'`).
   * @returns
   *   Instance of `VFileMessage`.
   */
  // eslint-disable-next-line complexity
  constructor(causeOrReason, optionsOrParentOrPlace, origin) {
    super();
    if (typeof optionsOrParentOrPlace === "string") {
      origin = optionsOrParentOrPlace;
      optionsOrParentOrPlace = void 0;
    }
    let reason = "";
    let options = {};
    let legacyCause = false;
    if (optionsOrParentOrPlace) {
      if ("line" in optionsOrParentOrPlace && "column" in optionsOrParentOrPlace) {
        options = { place: optionsOrParentOrPlace };
      } else if ("start" in optionsOrParentOrPlace && "end" in optionsOrParentOrPlace) {
        options = { place: optionsOrParentOrPlace };
      } else if ("type" in optionsOrParentOrPlace) {
        options = {
          ancestors: [optionsOrParentOrPlace],
          place: optionsOrParentOrPlace.position
        };
      } else {
        options = { ...optionsOrParentOrPlace };
      }
    }
    if (typeof causeOrReason === "string") {
      reason = causeOrReason;
    } else if (!options.cause && causeOrReason) {
      legacyCause = true;
      reason = causeOrReason.message;
      options.cause = causeOrReason;
    }
    if (!options.ruleId && !options.source && typeof origin === "string") {
      const index2 = origin.indexOf(":");
      if (index2 === -1) {
        options.ruleId = origin;
      } else {
        options.source = origin.slice(0, index2);
        options.ruleId = origin.slice(index2 + 1);
      }
    }
    if (!options.place && options.ancestors) {
      const parent = options.ancestors[options.ancestors.length - 1];
      if (parent) {
        options.place = parent.position;
      }
    }
    const start = options.place && "start" in options.place ? options.place.start : options.place;
    this.ancestors = options.ancestors || void 0;
    this.cause = options.cause || void 0;
    this.column = start ? start.column : void 0;
    this.fatal = void 0;
    this.file = "";
    this.message = reason;
    this.line = start ? start.line : void 0;
    this.name = stringifyPosition(options.place) || "1:1";
    this.place = options.place || void 0;
    this.reason = this.message;
    this.ruleId = options.ruleId || void 0;
    this.source = options.source || void 0;
    this.stack = legacyCause && options.cause && typeof options.cause.stack === "string" ? options.cause.stack : "";
    this.actual = void 0;
    this.expected = void 0;
    this.note = void 0;
    this.url = void 0;
  }
};
Object.defineProperties(VFileMessage.prototype, {
  file: { configurable: true, enumerable: true, value: "", writable: true },
  name: { configurable: true, enumerable: true, value: "", writable: true },
  reason: { configurable: true, enumerable: true, value: "", writable: true },
  message: { configurable: true, enumerable: true, value: "", writable: true },
  stack: { configurable: true, enumerable: true, value: "", writable: true },
  column: { configurable: true, enumerable: true, writable: true },
  line: { configurable: true, enumerable: true, writable: true },
  ancestors: { configurable: true, enumerable: true, writable: true },
  cause: { configurable: true, enumerable: true, writable: true },
  fatal: { configurable: true, enumerable: true, writable: true },
  place: { configurable: true, enumerable: true, writable: true },
  ruleId: { configurable: true, enumerable: true, writable: true },
  source: { configurable: true, enumerable: true, writable: true }
});

// node_modules/vfile/lib/minpath.js
import { default as default2 } from "node:path";

// node_modules/vfile/lib/minproc.js
import { default as default3 } from "node:process";

// node_modules/vfile/lib/minurl.js
import { fileURLToPath } from "node:url";

// node_modules/vfile/lib/minurl.shared.js
function isUrl(fileUrlOrPath) {
  return Boolean(
    fileUrlOrPath !== null && typeof fileUrlOrPath === "object" && "href" in fileUrlOrPath && fileUrlOrPath.href && "protocol" in fileUrlOrPath && fileUrlOrPath.protocol && // @ts-expect-error: indexing is fine.
    fileUrlOrPath.auth === void 0
  );
}

// node_modules/vfile/lib/index.js
var order = (
  /** @type {const} */
  [
    "history",
    "path",
    "basename",
    "stem",
    "extname",
    "dirname"
  ]
);
var VFile = class {
  /**
   * Create a new virtual file.
   *
   * `options` is treated as:
   *
   * *   `string` or `Uint8Array` — `{value: options}`
   * *   `URL` — `{path: options}`
   * *   `VFile` — shallow copies its data over to the new file
   * *   `object` — all fields are shallow copied over to the new file
   *
   * Path related fields are set in the following order (least specific to
   * most specific): `history`, `path`, `basename`, `stem`, `extname`,
   * `dirname`.
   *
   * You cannot set `dirname` or `extname` without setting either `history`,
   * `path`, `basename`, or `stem` too.
   *
   * @param {Compatible | null | undefined} [value]
   *   File value.
   * @returns
   *   New instance.
   */
  constructor(value) {
    let options;
    if (!value) {
      options = {};
    } else if (isUrl(value)) {
      options = { path: value };
    } else if (typeof value === "string" || isUint8Array(value)) {
      options = { value };
    } else {
      options = value;
    }
    this.cwd = "cwd" in options ? "" : default3.cwd();
    this.data = {};
    this.history = [];
    this.messages = [];
    this.value;
    this.map;
    this.result;
    this.stored;
    let index2 = -1;
    while (++index2 < order.length) {
      const field2 = order[index2];
      if (field2 in options && options[field2] !== void 0 && options[field2] !== null) {
        this[field2] = field2 === "history" ? [...options[field2]] : options[field2];
      }
    }
    let field;
    for (field in options) {
      if (!order.includes(field)) {
        this[field] = options[field];
      }
    }
  }
  /**
   * Get the basename (including extname) (example: `'index.min.js'`).
   *
   * @returns {string | undefined}
   *   Basename.
   */
  get basename() {
    return typeof this.path === "string" ? default2.basename(this.path) : void 0;
  }
  /**
   * Set basename (including extname) (`'index.min.js'`).
   *
   * Cannot contain path separators (`'/'` on unix, macOS, and browsers, `'\'`
   * on windows).
   * Cannot be nullified (use `file.path = file.dirname` instead).
   *
   * @param {string} basename
   *   Basename.
   * @returns {undefined}
   *   Nothing.
   */
  set basename(basename) {
    assertNonEmpty(basename, "basename");
    assertPart(basename, "basename");
    this.path = default2.join(this.dirname || "", basename);
  }
  /**
   * Get the parent path (example: `'~'`).
   *
   * @returns {string | undefined}
   *   Dirname.
   */
  get dirname() {
    return typeof this.path === "string" ? default2.dirname(this.path) : void 0;
  }
  /**
   * Set the parent path (example: `'~'`).
   *
   * Cannot be set if there’s no `path` yet.
   *
   * @param {string | undefined} dirname
   *   Dirname.
   * @returns {undefined}
   *   Nothing.
   */
  set dirname(dirname) {
    assertPath(this.basename, "dirname");
    this.path = default2.join(dirname || "", this.basename);
  }
  /**
   * Get the extname (including dot) (example: `'.js'`).
   *
   * @returns {string | undefined}
   *   Extname.
   */
  get extname() {
    return typeof this.path === "string" ? default2.extname(this.path) : void 0;
  }
  /**
   * Set the extname (including dot) (example: `'.js'`).
   *
   * Cannot contain path separators (`'/'` on unix, macOS, and browsers, `'\'`
   * on windows).
   * Cannot be set if there’s no `path` yet.
   *
   * @param {string | undefined} extname
   *   Extname.
   * @returns {undefined}
   *   Nothing.
   */
  set extname(extname) {
    assertPart(extname, "extname");
    assertPath(this.dirname, "extname");
    if (extname) {
      if (extname.codePointAt(0) !== 46) {
        throw new Error("`extname` must start with `.`");
      }
      if (extname.includes(".", 1)) {
        throw new Error("`extname` cannot contain multiple dots");
      }
    }
    this.path = default2.join(this.dirname, this.stem + (extname || ""));
  }
  /**
   * Get the full path (example: `'~/index.min.js'`).
   *
   * @returns {string}
   *   Path.
   */
  get path() {
    return this.history[this.history.length - 1];
  }
  /**
   * Set the full path (example: `'~/index.min.js'`).
   *
   * Cannot be nullified.
   * You can set a file URL (a `URL` object with a `file:` protocol) which will
   * be turned into a path with `url.fileURLToPath`.
   *
   * @param {URL | string} path
   *   Path.
   * @returns {undefined}
   *   Nothing.
   */
  set path(path2) {
    if (isUrl(path2)) {
      path2 = fileURLToPath(path2);
    }
    assertNonEmpty(path2, "path");
    if (this.path !== path2) {
      this.history.push(path2);
    }
  }
  /**
   * Get the stem (basename w/o extname) (example: `'index.min'`).
   *
   * @returns {string | undefined}
   *   Stem.
   */
  get stem() {
    return typeof this.path === "string" ? default2.basename(this.path, this.extname) : void 0;
  }
  /**
   * Set the stem (basename w/o extname) (example: `'index.min'`).
   *
   * Cannot contain path separators (`'/'` on unix, macOS, and browsers, `'\'`
   * on windows).
   * Cannot be nullified (use `file.path = file.dirname` instead).
   *
   * @param {string} stem
   *   Stem.
   * @returns {undefined}
   *   Nothing.
   */
  set stem(stem) {
    assertNonEmpty(stem, "stem");
    assertPart(stem, "stem");
    this.path = default2.join(this.dirname || "", stem + (this.extname || ""));
  }
  // Normal prototypal methods.
  /**
   * Create a fatal message for `reason` associated with the file.
   *
   * The `fatal` field of the message is set to `true` (error; file not usable)
   * and the `file` field is set to the current file path.
   * The message is added to the `messages` field on `file`.
   *
   * > 🪦 **Note**: also has obsolete signatures.
   *
   * @overload
   * @param {string} reason
   * @param {MessageOptions | null | undefined} [options]
   * @returns {never}
   *
   * @overload
   * @param {string} reason
   * @param {Node | NodeLike | null | undefined} parent
   * @param {string | null | undefined} [origin]
   * @returns {never}
   *
   * @overload
   * @param {string} reason
   * @param {Point | Position | null | undefined} place
   * @param {string | null | undefined} [origin]
   * @returns {never}
   *
   * @overload
   * @param {string} reason
   * @param {string | null | undefined} [origin]
   * @returns {never}
   *
   * @overload
   * @param {Error | VFileMessage} cause
   * @param {Node | NodeLike | null | undefined} parent
   * @param {string | null | undefined} [origin]
   * @returns {never}
   *
   * @overload
   * @param {Error | VFileMessage} cause
   * @param {Point | Position | null | undefined} place
   * @param {string | null | undefined} [origin]
   * @returns {never}
   *
   * @overload
   * @param {Error | VFileMessage} cause
   * @param {string | null | undefined} [origin]
   * @returns {never}
   *
   * @param {Error | VFileMessage | string} causeOrReason
   *   Reason for message, should use markdown.
   * @param {Node | NodeLike | MessageOptions | Point | Position | string | null | undefined} [optionsOrParentOrPlace]
   *   Configuration (optional).
   * @param {string | null | undefined} [origin]
   *   Place in code where the message originates (example:
   *   `'my-package:my-rule'` or `'my-rule'`).
   * @returns {never}
   *   Never.
   * @throws {VFileMessage}
   *   Message.
   */
  fail(causeOrReason, optionsOrParentOrPlace, origin) {
    const message = this.message(causeOrReason, optionsOrParentOrPlace, origin);
    message.fatal = true;
    throw message;
  }
  /**
   * Create an info message for `reason` associated with the file.
   *
   * The `fatal` field of the message is set to `undefined` (info; change
   * likely not needed) and the `file` field is set to the current file path.
   * The message is added to the `messages` field on `file`.
   *
   * > 🪦 **Note**: also has obsolete signatures.
   *
   * @overload
   * @param {string} reason
   * @param {MessageOptions | null | undefined} [options]
   * @returns {VFileMessage}
   *
   * @overload
   * @param {string} reason
   * @param {Node | NodeLike | null | undefined} parent
   * @param {string | null | undefined} [origin]
   * @returns {VFileMessage}
   *
   * @overload
   * @param {string} reason
   * @param {Point | Position | null | undefined} place
   * @param {string | null | undefined} [origin]
   * @returns {VFileMessage}
   *
   * @overload
   * @param {string} reason
   * @param {string | null | undefined} [origin]
   * @returns {VFileMessage}
   *
   * @overload
   * @param {Error | VFileMessage} cause
   * @param {Node | NodeLike | null | undefined} parent
   * @param {string | null | undefined} [origin]
   * @returns {VFileMessage}
   *
   * @overload
   * @param {Error | VFileMessage} cause
   * @param {Point | Position | null | undefined} place
   * @param {string | null | undefined} [origin]
   * @returns {VFileMessage}
   *
   * @overload
   * @param {Error | VFileMessage} cause
   * @param {string | null | undefined} [origin]
   * @returns {VFileMessage}
   *
   * @param {Error | VFileMessage | string} causeOrReason
   *   Reason for message, should use markdown.
   * @param {Node | NodeLike | MessageOptions | Point | Position | string | null | undefined} [optionsOrParentOrPlace]
   *   Configuration (optional).
   * @param {string | null | undefined} [origin]
   *   Place in code where the message originates (example:
   *   `'my-package:my-rule'` or `'my-rule'`).
   * @returns {VFileMessage}
   *   Message.
   */
  info(causeOrReason, optionsOrParentOrPlace, origin) {
    const message = this.message(causeOrReason, optionsOrParentOrPlace, origin);
    message.fatal = void 0;
    return message;
  }
  /**
   * Create a message for `reason` associated with the file.
   *
   * The `fatal` field of the message is set to `false` (warning; change may be
   * needed) and the `file` field is set to the current file path.
   * The message is added to the `messages` field on `file`.
   *
   * > 🪦 **Note**: also has obsolete signatures.
   *
   * @overload
   * @param {string} reason
   * @param {MessageOptions | null | undefined} [options]
   * @returns {VFileMessage}
   *
   * @overload
   * @param {string} reason
   * @param {Node | NodeLike | null | undefined} parent
   * @param {string | null | undefined} [origin]
   * @returns {VFileMessage}
   *
   * @overload
   * @param {string} reason
   * @param {Point | Position | null | undefined} place
   * @param {string | null | undefined} [origin]
   * @returns {VFileMessage}
   *
   * @overload
   * @param {string} reason
   * @param {string | null | undefined} [origin]
   * @returns {VFileMessage}
   *
   * @overload
   * @param {Error | VFileMessage} cause
   * @param {Node | NodeLike | null | undefined} parent
   * @param {string | null | undefined} [origin]
   * @returns {VFileMessage}
   *
   * @overload
   * @param {Error | VFileMessage} cause
   * @param {Point | Position | null | undefined} place
   * @param {string | null | undefined} [origin]
   * @returns {VFileMessage}
   *
   * @overload
   * @param {Error | VFileMessage} cause
   * @param {string | null | undefined} [origin]
   * @returns {VFileMessage}
   *
   * @param {Error | VFileMessage | string} causeOrReason
   *   Reason for message, should use markdown.
   * @param {Node | NodeLike | MessageOptions | Point | Position | string | null | undefined} [optionsOrParentOrPlace]
   *   Configuration (optional).
   * @param {string | null | undefined} [origin]
   *   Place in code where the message originates (example:
   *   `'my-package:my-rule'` or `'my-rule'`).
   * @returns {VFileMessage}
   *   Message.
   */
  message(causeOrReason, optionsOrParentOrPlace, origin) {
    const message = new VFileMessage(
      // @ts-expect-error: the overloads are fine.
      causeOrReason,
      optionsOrParentOrPlace,
      origin
    );
    if (this.path) {
      message.name = this.path + ":" + message.name;
      message.file = this.path;
    }
    message.fatal = false;
    this.messages.push(message);
    return message;
  }
  /**
   * Serialize the file.
   *
   * > **Note**: which encodings are supported depends on the engine.
   * > For info on Node.js, see:
   * > <https://nodejs.org/api/util.html#whatwg-supported-encodings>.
   *
   * @param {string | null | undefined} [encoding='utf8']
   *   Character encoding to understand `value` as when it’s a `Uint8Array`
   *   (default: `'utf-8'`).
   * @returns {string}
   *   Serialized file.
   */
  toString(encoding) {
    if (this.value === void 0) {
      return "";
    }
    if (typeof this.value === "string") {
      return this.value;
    }
    const decoder = new TextDecoder(encoding || void 0);
    return decoder.decode(this.value);
  }
};
function assertPart(part2, name) {
  if (part2 && part2.includes(default2.sep)) {
    throw new Error(
      "`" + name + "` cannot be a path: did not expect `" + default2.sep + "`"
    );
  }
}
function assertNonEmpty(part2, name) {
  if (!part2) {
    throw new Error("`" + name + "` cannot be empty");
  }
}
function assertPath(path2, name) {
  if (!path2) {
    throw new Error("Setting `" + name + "` requires `path` to be set too");
  }
}
function isUint8Array(value) {
  return Boolean(
    value && typeof value === "object" && "byteLength" in value && "byteOffset" in value
  );
}

// node_modules/unified/lib/callable-instance.js
var CallableInstance = (
  /**
   * @type {new <Parameters extends Array<unknown>, Result>(property: string | symbol) => (...parameters: Parameters) => Result}
   */
  /** @type {unknown} */
  /**
   * @this {Function}
   * @param {string | symbol} property
   * @returns {(...parameters: Array<unknown>) => unknown}
   */
  (function(property) {
    const self = this;
    const constr = self.constructor;
    const proto = (
      /** @type {Record<string | symbol, Function>} */
      // Prototypes do exist.
      // type-coverage:ignore-next-line
      constr.prototype
    );
    const value = proto[property];
    const apply = function() {
      return value.apply(apply, arguments);
    };
    Object.setPrototypeOf(apply, proto);
    return apply;
  })
);

// node_modules/unified/lib/index.js
var own3 = {}.hasOwnProperty;
var Processor = class _Processor extends CallableInstance {
  /**
   * Create a processor.
   */
  constructor() {
    super("copy");
    this.Compiler = void 0;
    this.Parser = void 0;
    this.attachers = [];
    this.compiler = void 0;
    this.freezeIndex = -1;
    this.frozen = void 0;
    this.namespace = {};
    this.parser = void 0;
    this.transformers = trough();
  }
  /**
   * Copy a processor.
   *
   * @deprecated
   *   This is a private internal method and should not be used.
   * @returns {Processor<ParseTree, HeadTree, TailTree, CompileTree, CompileResult>}
   *   New *unfrozen* processor ({@linkcode Processor}) that is
   *   configured to work the same as its ancestor.
   *   When the descendant processor is configured in the future it does not
   *   affect the ancestral processor.
   */
  copy() {
    const destination = (
      /** @type {Processor<ParseTree, HeadTree, TailTree, CompileTree, CompileResult>} */
      new _Processor()
    );
    let index2 = -1;
    while (++index2 < this.attachers.length) {
      const attacher = this.attachers[index2];
      destination.use(...attacher);
    }
    destination.data((0, import_extend.default)(true, {}, this.namespace));
    return destination;
  }
  /**
   * Configure the processor with info available to all plugins.
   * Information is stored in an object.
   *
   * Typically, options can be given to a specific plugin, but sometimes it
   * makes sense to have information shared with several plugins.
   * For example, a list of HTML elements that are self-closing, which is
   * needed during all phases.
   *
   * > **Note**: setting information cannot occur on *frozen* processors.
   * > Call the processor first to create a new unfrozen processor.
   *
   * > **Note**: to register custom data in TypeScript, augment the
   * > {@linkcode Data} interface.
   *
   * @example
   *   This example show how to get and set info:
   *
   *   ```js
   *   import {unified} from 'unified'
   *
   *   const processor = unified().data('alpha', 'bravo')
   *
   *   processor.data('alpha') // => 'bravo'
   *
   *   processor.data() // => {alpha: 'bravo'}
   *
   *   processor.data({charlie: 'delta'})
   *
   *   processor.data() // => {charlie: 'delta'}
   *   ```
   *
   * @template {keyof Data} Key
   *
   * @overload
   * @returns {Data}
   *
   * @overload
   * @param {Data} dataset
   * @returns {Processor<ParseTree, HeadTree, TailTree, CompileTree, CompileResult>}
   *
   * @overload
   * @param {Key} key
   * @returns {Data[Key]}
   *
   * @overload
   * @param {Key} key
   * @param {Data[Key]} value
   * @returns {Processor<ParseTree, HeadTree, TailTree, CompileTree, CompileResult>}
   *
   * @param {Data | Key} [key]
   *   Key to get or set, or entire dataset to set, or nothing to get the
   *   entire dataset (optional).
   * @param {Data[Key]} [value]
   *   Value to set (optional).
   * @returns {unknown}
   *   The current processor when setting, the value at `key` when getting, or
   *   the entire dataset when getting without key.
   */
  data(key, value) {
    if (typeof key === "string") {
      if (arguments.length === 2) {
        assertUnfrozen("data", this.frozen);
        this.namespace[key] = value;
        return this;
      }
      return own3.call(this.namespace, key) && this.namespace[key] || void 0;
    }
    if (key) {
      assertUnfrozen("data", this.frozen);
      this.namespace = key;
      return this;
    }
    return this.namespace;
  }
  /**
   * Freeze a processor.
   *
   * Frozen processors are meant to be extended and not to be configured
   * directly.
   *
   * When a processor is frozen it cannot be unfrozen.
   * New processors working the same way can be created by calling the
   * processor.
   *
   * It’s possible to freeze processors explicitly by calling `.freeze()`.
   * Processors freeze automatically when `.parse()`, `.run()`, `.runSync()`,
   * `.stringify()`, `.process()`, or `.processSync()` are called.
   *
   * @returns {Processor<ParseTree, HeadTree, TailTree, CompileTree, CompileResult>}
   *   The current processor.
   */
  freeze() {
    if (this.frozen) {
      return this;
    }
    const self = (
      /** @type {Processor} */
      /** @type {unknown} */
      this
    );
    while (++this.freezeIndex < this.attachers.length) {
      const [attacher, ...options] = this.attachers[this.freezeIndex];
      if (options[0] === false) {
        continue;
      }
      if (options[0] === true) {
        options[0] = void 0;
      }
      const transformer = attacher.call(self, ...options);
      if (typeof transformer === "function") {
        this.transformers.use(transformer);
      }
    }
    this.frozen = true;
    this.freezeIndex = Number.POSITIVE_INFINITY;
    return this;
  }
  /**
   * Parse text to a syntax tree.
   *
   * > **Note**: `parse` freezes the processor if not already *frozen*.
   *
   * > **Note**: `parse` performs the parse phase, not the run phase or other
   * > phases.
   *
   * @param {Compatible | undefined} [file]
   *   file to parse (optional); typically `string` or `VFile`; any value
   *   accepted as `x` in `new VFile(x)`.
   * @returns {ParseTree extends undefined ? Node : ParseTree}
   *   Syntax tree representing `file`.
   */
  parse(file) {
    this.freeze();
    const realFile = vfile(file);
    const parser = this.parser || this.Parser;
    assertParser("parse", parser);
    return parser(String(realFile), realFile);
  }
  /**
   * Process the given file as configured on the processor.
   *
   * > **Note**: `process` freezes the processor if not already *frozen*.
   *
   * > **Note**: `process` performs the parse, run, and stringify phases.
   *
   * @overload
   * @param {Compatible | undefined} file
   * @param {ProcessCallback<VFileWithOutput<CompileResult>>} done
   * @returns {undefined}
   *
   * @overload
   * @param {Compatible | undefined} [file]
   * @returns {Promise<VFileWithOutput<CompileResult>>}
   *
   * @param {Compatible | undefined} [file]
   *   File (optional); typically `string` or `VFile`]; any value accepted as
   *   `x` in `new VFile(x)`.
   * @param {ProcessCallback<VFileWithOutput<CompileResult>> | undefined} [done]
   *   Callback (optional).
   * @returns {Promise<VFile> | undefined}
   *   Nothing if `done` is given.
   *   Otherwise a promise, rejected with a fatal error or resolved with the
   *   processed file.
   *
   *   The parsed, transformed, and compiled value is available at
   *   `file.value` (see note).
   *
   *   > **Note**: unified typically compiles by serializing: most
   *   > compilers return `string` (or `Uint8Array`).
   *   > Some compilers, such as the one configured with
   *   > [`rehype-react`][rehype-react], return other values (in this case, a
   *   > React tree).
   *   > If you’re using a compiler that doesn’t serialize, expect different
   *   > result values.
   *   >
   *   > To register custom results in TypeScript, add them to
   *   > {@linkcode CompileResultMap}.
   *
   *   [rehype-react]: https://github.com/rehypejs/rehype-react
   */
  process(file, done) {
    const self = this;
    this.freeze();
    assertParser("process", this.parser || this.Parser);
    assertCompiler("process", this.compiler || this.Compiler);
    return done ? executor(void 0, done) : new Promise(executor);
    function executor(resolve, reject) {
      const realFile = vfile(file);
      const parseTree2 = (
        /** @type {HeadTree extends undefined ? Node : HeadTree} */
        /** @type {unknown} */
        self.parse(realFile)
      );
      self.run(parseTree2, realFile, function(error, tree, file2) {
        if (error || !tree || !file2) {
          return realDone(error);
        }
        const compileTree = (
          /** @type {CompileTree extends undefined ? Node : CompileTree} */
          /** @type {unknown} */
          tree
        );
        const compileResult = self.stringify(compileTree, file2);
        if (looksLikeAValue(compileResult)) {
          file2.value = compileResult;
        } else {
          file2.result = compileResult;
        }
        realDone(
          error,
          /** @type {VFileWithOutput<CompileResult>} */
          file2
        );
      });
      function realDone(error, file2) {
        if (error || !file2) {
          reject(error);
        } else if (resolve) {
          resolve(file2);
        } else {
          ok(done, "`done` is defined if `resolve` is not");
          done(void 0, file2);
        }
      }
    }
  }
  /**
   * Process the given file as configured on the processor.
   *
   * An error is thrown if asynchronous transforms are configured.
   *
   * > **Note**: `processSync` freezes the processor if not already *frozen*.
   *
   * > **Note**: `processSync` performs the parse, run, and stringify phases.
   *
   * @param {Compatible | undefined} [file]
   *   File (optional); typically `string` or `VFile`; any value accepted as
   *   `x` in `new VFile(x)`.
   * @returns {VFileWithOutput<CompileResult>}
   *   The processed file.
   *
   *   The parsed, transformed, and compiled value is available at
   *   `file.value` (see note).
   *
   *   > **Note**: unified typically compiles by serializing: most
   *   > compilers return `string` (or `Uint8Array`).
   *   > Some compilers, such as the one configured with
   *   > [`rehype-react`][rehype-react], return other values (in this case, a
   *   > React tree).
   *   > If you’re using a compiler that doesn’t serialize, expect different
   *   > result values.
   *   >
   *   > To register custom results in TypeScript, add them to
   *   > {@linkcode CompileResultMap}.
   *
   *   [rehype-react]: https://github.com/rehypejs/rehype-react
   */
  processSync(file) {
    let complete = false;
    let result;
    this.freeze();
    assertParser("processSync", this.parser || this.Parser);
    assertCompiler("processSync", this.compiler || this.Compiler);
    this.process(file, realDone);
    assertDone("processSync", "process", complete);
    ok(result, "we either bailed on an error or have a tree");
    return result;
    function realDone(error, file2) {
      complete = true;
      bail(error);
      result = file2;
    }
  }
  /**
   * Run *transformers* on a syntax tree.
   *
   * > **Note**: `run` freezes the processor if not already *frozen*.
   *
   * > **Note**: `run` performs the run phase, not other phases.
   *
   * @overload
   * @param {HeadTree extends undefined ? Node : HeadTree} tree
   * @param {RunCallback<TailTree extends undefined ? Node : TailTree>} done
   * @returns {undefined}
   *
   * @overload
   * @param {HeadTree extends undefined ? Node : HeadTree} tree
   * @param {Compatible | undefined} file
   * @param {RunCallback<TailTree extends undefined ? Node : TailTree>} done
   * @returns {undefined}
   *
   * @overload
   * @param {HeadTree extends undefined ? Node : HeadTree} tree
   * @param {Compatible | undefined} [file]
   * @returns {Promise<TailTree extends undefined ? Node : TailTree>}
   *
   * @param {HeadTree extends undefined ? Node : HeadTree} tree
   *   Tree to transform and inspect.
   * @param {(
   *   RunCallback<TailTree extends undefined ? Node : TailTree> |
   *   Compatible
   * )} [file]
   *   File associated with `node` (optional); any value accepted as `x` in
   *   `new VFile(x)`.
   * @param {RunCallback<TailTree extends undefined ? Node : TailTree>} [done]
   *   Callback (optional).
   * @returns {Promise<TailTree extends undefined ? Node : TailTree> | undefined}
   *   Nothing if `done` is given.
   *   Otherwise, a promise rejected with a fatal error or resolved with the
   *   transformed tree.
   */
  run(tree, file, done) {
    assertNode(tree);
    this.freeze();
    const transformers = this.transformers;
    if (!done && typeof file === "function") {
      done = file;
      file = void 0;
    }
    return done ? executor(void 0, done) : new Promise(executor);
    function executor(resolve, reject) {
      ok(
        typeof file !== "function",
        "`file` can\u2019t be a `done` anymore, we checked"
      );
      const realFile = vfile(file);
      transformers.run(tree, realFile, realDone);
      function realDone(error, outputTree, file2) {
        const resultingTree = (
          /** @type {TailTree extends undefined ? Node : TailTree} */
          outputTree || tree
        );
        if (error) {
          reject(error);
        } else if (resolve) {
          resolve(resultingTree);
        } else {
          ok(done, "`done` is defined if `resolve` is not");
          done(void 0, resultingTree, file2);
        }
      }
    }
  }
  /**
   * Run *transformers* on a syntax tree.
   *
   * An error is thrown if asynchronous transforms are configured.
   *
   * > **Note**: `runSync` freezes the processor if not already *frozen*.
   *
   * > **Note**: `runSync` performs the run phase, not other phases.
   *
   * @param {HeadTree extends undefined ? Node : HeadTree} tree
   *   Tree to transform and inspect.
   * @param {Compatible | undefined} [file]
   *   File associated with `node` (optional); any value accepted as `x` in
   *   `new VFile(x)`.
   * @returns {TailTree extends undefined ? Node : TailTree}
   *   Transformed tree.
   */
  runSync(tree, file) {
    let complete = false;
    let result;
    this.run(tree, file, realDone);
    assertDone("runSync", "run", complete);
    ok(result, "we either bailed on an error or have a tree");
    return result;
    function realDone(error, tree2) {
      bail(error);
      result = tree2;
      complete = true;
    }
  }
  /**
   * Compile a syntax tree.
   *
   * > **Note**: `stringify` freezes the processor if not already *frozen*.
   *
   * > **Note**: `stringify` performs the stringify phase, not the run phase
   * > or other phases.
   *
   * @param {CompileTree extends undefined ? Node : CompileTree} tree
   *   Tree to compile.
   * @param {Compatible | undefined} [file]
   *   File associated with `node` (optional); any value accepted as `x` in
   *   `new VFile(x)`.
   * @returns {CompileResult extends undefined ? Value : CompileResult}
   *   Textual representation of the tree (see note).
   *
   *   > **Note**: unified typically compiles by serializing: most compilers
   *   > return `string` (or `Uint8Array`).
   *   > Some compilers, such as the one configured with
   *   > [`rehype-react`][rehype-react], return other values (in this case, a
   *   > React tree).
   *   > If you’re using a compiler that doesn’t serialize, expect different
   *   > result values.
   *   >
   *   > To register custom results in TypeScript, add them to
   *   > {@linkcode CompileResultMap}.
   *
   *   [rehype-react]: https://github.com/rehypejs/rehype-react
   */
  stringify(tree, file) {
    this.freeze();
    const realFile = vfile(file);
    const compiler2 = this.compiler || this.Compiler;
    assertCompiler("stringify", compiler2);
    assertNode(tree);
    return compiler2(tree, realFile);
  }
  /**
   * Configure the processor to use a plugin, a list of usable values, or a
   * preset.
   *
   * If the processor is already using a plugin, the previous plugin
   * configuration is changed based on the options that are passed in.
   * In other words, the plugin is not added a second time.
   *
   * > **Note**: `use` cannot be called on *frozen* processors.
   * > Call the processor first to create a new unfrozen processor.
   *
   * @example
   *   There are many ways to pass plugins to `.use()`.
   *   This example gives an overview:
   *
   *   ```js
   *   import {unified} from 'unified'
   *
   *   unified()
   *     // Plugin with options:
   *     .use(pluginA, {x: true, y: true})
   *     // Passing the same plugin again merges configuration (to `{x: true, y: false, z: true}`):
   *     .use(pluginA, {y: false, z: true})
   *     // Plugins:
   *     .use([pluginB, pluginC])
   *     // Two plugins, the second with options:
   *     .use([pluginD, [pluginE, {}]])
   *     // Preset with plugins and settings:
   *     .use({plugins: [pluginF, [pluginG, {}]], settings: {position: false}})
   *     // Settings only:
   *     .use({settings: {position: false}})
   *   ```
   *
   * @template {Array<unknown>} [Parameters=[]]
   * @template {Node | string | undefined} [Input=undefined]
   * @template [Output=Input]
   *
   * @overload
   * @param {Preset | null | undefined} [preset]
   * @returns {Processor<ParseTree, HeadTree, TailTree, CompileTree, CompileResult>}
   *
   * @overload
   * @param {PluggableList} list
   * @returns {Processor<ParseTree, HeadTree, TailTree, CompileTree, CompileResult>}
   *
   * @overload
   * @param {Plugin<Parameters, Input, Output>} plugin
   * @param {...(Parameters | [boolean])} parameters
   * @returns {UsePlugin<ParseTree, HeadTree, TailTree, CompileTree, CompileResult, Input, Output>}
   *
   * @param {PluggableList | Plugin | Preset | null | undefined} value
   *   Usable value.
   * @param {...unknown} parameters
   *   Parameters, when a plugin is given as a usable value.
   * @returns {Processor<ParseTree, HeadTree, TailTree, CompileTree, CompileResult>}
   *   Current processor.
   */
  use(value, ...parameters) {
    const attachers = this.attachers;
    const namespace = this.namespace;
    assertUnfrozen("use", this.frozen);
    if (value === null || value === void 0) {
    } else if (typeof value === "function") {
      addPlugin(value, parameters);
    } else if (typeof value === "object") {
      if (Array.isArray(value)) {
        addList(value);
      } else {
        addPreset(value);
      }
    } else {
      throw new TypeError("Expected usable value, not `" + value + "`");
    }
    return this;
    function add2(value2) {
      if (typeof value2 === "function") {
        addPlugin(value2, []);
      } else if (typeof value2 === "object") {
        if (Array.isArray(value2)) {
          const [plugin, ...parameters2] = (
            /** @type {PluginTuple<Array<unknown>>} */
            value2
          );
          addPlugin(plugin, parameters2);
        } else {
          addPreset(value2);
        }
      } else {
        throw new TypeError("Expected usable value, not `" + value2 + "`");
      }
    }
    function addPreset(result) {
      if (!("plugins" in result) && !("settings" in result)) {
        throw new Error(
          "Expected usable value but received an empty preset, which is probably a mistake: presets typically come with `plugins` and sometimes with `settings`, but this has neither"
        );
      }
      addList(result.plugins);
      if (result.settings) {
        namespace.settings = (0, import_extend.default)(true, namespace.settings, result.settings);
      }
    }
    function addList(plugins) {
      let index2 = -1;
      if (plugins === null || plugins === void 0) {
      } else if (Array.isArray(plugins)) {
        while (++index2 < plugins.length) {
          const thing = plugins[index2];
          add2(thing);
        }
      } else {
        throw new TypeError("Expected a list of plugins, not `" + plugins + "`");
      }
    }
    function addPlugin(plugin, parameters2) {
      let index2 = -1;
      let entryIndex = -1;
      while (++index2 < attachers.length) {
        if (attachers[index2][0] === plugin) {
          entryIndex = index2;
          break;
        }
      }
      if (entryIndex === -1) {
        attachers.push([plugin, ...parameters2]);
      } else if (parameters2.length > 0) {
        let [primary, ...rest] = parameters2;
        const currentPrimary = attachers[entryIndex][1];
        if (isPlainObject(currentPrimary) && isPlainObject(primary)) {
          primary = (0, import_extend.default)(true, currentPrimary, primary);
        }
        attachers[entryIndex] = [plugin, primary, ...rest];
      }
    }
  }
};
var unified = new Processor().freeze();
function assertParser(name, value) {
  if (typeof value !== "function") {
    throw new TypeError("Cannot `" + name + "` without `parser`");
  }
}
function assertCompiler(name, value) {
  if (typeof value !== "function") {
    throw new TypeError("Cannot `" + name + "` without `compiler`");
  }
}
function assertUnfrozen(name, frozen) {
  if (frozen) {
    throw new Error(
      "Cannot call `" + name + "` on a frozen processor.\nCreate a new processor first, by calling it: use `processor()` instead of `processor`."
    );
  }
}
function assertNode(node2) {
  if (!isPlainObject(node2) || typeof node2.type !== "string") {
    throw new TypeError("Expected node, got `" + node2 + "`");
  }
}
function assertDone(name, asyncName, complete) {
  if (!complete) {
    throw new Error(
      "`" + name + "` finished async. Use `" + asyncName + "` instead"
    );
  }
}
function vfile(value) {
  return looksLikeAVFile(value) ? value : new VFile(value);
}
function looksLikeAVFile(value) {
  return Boolean(
    value && typeof value === "object" && "message" in value && "messages" in value
  );
}
function looksLikeAValue(value) {
  return typeof value === "string" || isUint8Array2(value);
}
function isUint8Array2(value) {
  return Boolean(
    value && typeof value === "object" && "byteLength" in value && "byteOffset" in value
  );
}

// src/parse/markdown/cooked-values.ts
var openingFence = /`{3,}|~{3,}/y;
var lineIndent = /([\r\n])[ \t]+/g;
var lineBreakInLabel = /[ \t]*[\r\n]+[ \t>]*/g;
function codeValue(value, text5, span) {
  return isClosedFence(text5, span) ? value : withoutBlankEnd(value);
}
function htmlValue(value, inline) {
  return inline ? withoutIndent(value) : withoutBlankEnd(value.replace(/^[ \t]+/, ""));
}
function withoutIndent(value) {
  return value.replace(lineIndent, "$1");
}
function labelText(label) {
  return (label ?? "").replace(lineBreakInLabel, " ").trim();
}
function infoPart(part2) {
  return part2?.trim() || void 0;
}
function isClosedFence(text5, { start, end }) {
  openingFence.lastIndex = start;
  const opening = openingFence.exec(text5)?.[0] ?? "";
  let at = end;
  while (at > start && isBlank2(text5[at - 1])) at -= 1;
  const closingEnd = at;
  while (at > start && text5[at - 1] === opening[0]) at -= 1;
  if (opening === "" || closingEnd - at < opening.length) return false;
  while (at > start && (isBlank2(text5[at - 1]) || text5[at - 1] === ">")) at -= 1;
  return at > start && isEnding(text5[at - 1]);
}
function withoutBlankEnd(value) {
  let kept = value.length;
  for (let at = kept - 1; at >= 0; at -= 1) {
    if (isEnding(value[at])) kept = at;
    else if (!isBlank2(value[at])) break;
  }
  return value.slice(0, kept);
}
var isBlank2 = (character) => character === " " || character === "	";
var isEnding = (character) => character === "\n" || character === "\r";

// src/parse/markdown/join-texts.ts
function joinTexts(parent) {
  const children = parent.children;
  if (!children.some((child, index2) => child.type === "text" && children[index2 - 1]?.type === "text")) return;
  const joined = [];
  for (const child of children) {
    const last = joined.at(-1);
    if (child.type !== "text" || last?.type !== "text") {
      joined.push(child);
      continue;
    }
    last.value += child.value;
    if (last.position !== void 0 && child.position !== void 0) {
      last.position = { start: last.position.start, end: child.position.end };
    }
  }
  children.splice(0, children.length, ...joined);
}

// src/parse/markdown/tree.ts
function holdsBlocks(node2) {
  switch (node2.type) {
    case "root":
    case "blockquote":
    case "list":
    case "listItem":
    case "footnoteDefinition":
      return true;
    default:
      return false;
  }
}
function startOf(node2) {
  return node2.position?.start.offset ?? withoutPosition(node2);
}
function endOf2(node2) {
  return node2.position?.end.offset ?? withoutPosition(node2);
}
function withoutPosition(node2) {
  throw new Error(`Markdown node "${node2.type}" has no position`);
}
function lastInside(block) {
  let last = block;
  while (last.type === "list" || last.type === "listItem" || last.type === "blockquote" || last.type === "footnoteDefinition") {
    const child = last.children.at(-1);
    if (child === void 0) break;
    last = child;
  }
  return last;
}
function isBracketed(link2, text5) {
  const opening = text5[startOf(link2)];
  return opening === "[" || opening === "<";
}
function countNodes(root2) {
  let count = 0;
  const pending = [root2];
  for (let node2 = pending.pop(); node2 !== void 0; node2 = pending.pop()) {
    count += 1;
    if ("children" in node2) for (const child of node2.children) pending.push(child);
  }
  return count;
}

// src/parse/markdown/node-span.ts
var atxMarker = /#{1,6}(?:[ \t\r\n]|$)/y;
var listMarker = /[-+*]|\d{1,9}[.)]/y;
var footnoteMarker = /\[\^(?:\\[^]|[^\\\]])*\]:/y;
function nodeSpan(node2, parent, text5) {
  switch (node2.type) {
    case "heading":
      return { start: headingStart(node2, text5), end: endOf2(node2) };
    case "paragraph":
      return { start: isTaskContent(node2, parent) ? contentStart(node2, text5) : startOf(node2), end: endOf2(node2) };
    case "text":
      return textSpan(node2, text5);
    case "list":
    case "listItem":
    case "blockquote":
    case "footnoteDefinition":
    case "code":
      return { start: startOf(node2), end: blockEnd(node2, text5) };
    case "html":
      return { start: behindBlanks(text5, startOf(node2)), end: blockEnd(node2, text5) };
    default:
      return { start: startOf(node2), end: endOf2(node2) };
  }
}
function headingStart(heading2, text5) {
  return matchEnd(atxMarker, text5, startOf(heading2)) === void 0 ? contentStart(heading2, text5) : startOf(heading2);
}
function isTaskContent(paragraph2, parent) {
  return parent?.type === "listItem" && typeof parent.checked === "boolean" && parent.children[0] === paragraph2;
}
function contentStart(node2, text5) {
  const first = node2.children[0];
  return first === void 0 ? startOf(node2) : nodeSpan(first, node2, text5).start;
}
function textSpan(node2, text5) {
  let start = startOf(node2);
  let end = endOf2(node2);
  if (!isBlankOrEnding(node2.value.charCodeAt(0))) while (start < end && isBlankOrEnding(text5.charCodeAt(start))) start += 1;
  if (isEnding2(node2.value.charCodeAt(node2.value.length - 1))) while (end > start && isPrefix(text5.charCodeAt(end - 1))) end -= 1;
  return { start, end };
}
function blockEnd(block, text5) {
  const last = lastInside(block);
  const start = startOf(last);
  switch (last.type) {
    case "listItem":
      return matchEnd(listMarker, text5, start) ?? start;
    case "footnoteDefinition":
      return matchEnd(footnoteMarker, text5, start) ?? start;
    case "blockquote":
      return start + 1;
    case "code":
    case "html":
      return endBeforeBlankLines(text5, start, endOf2(last));
    default:
      return endOf2(last);
  }
}
function behindBlanks(text5, offset) {
  let at = offset;
  while (text5[at] === " " || text5[at] === "	") at += 1;
  return at;
}
function endBeforeBlankLines(text5, start, end) {
  let kept = end;
  for (let at = end - 1; at > start; at -= 1) {
    const code3 = text5.charCodeAt(at);
    if (isEnding2(code3)) kept = at;
    else if (!isPrefix(code3)) break;
  }
  return kept;
}
function matchEnd(pattern, text5, at) {
  pattern.lastIndex = at;
  return pattern.test(text5) ? pattern.lastIndex : void 0;
}
var isEnding2 = (code3) => code3 === 10 || code3 === 13;
var isBlankOrEnding = (code3) => code3 === 32 || code3 === 9 || isEnding2(code3);
var isPrefix = (code3) => code3 === 32 || code3 === 9 || code3 === 62;

// src/parse/markdown/plain-text.ts
function plainText2(node2) {
  let text5 = "";
  const pending = [node2];
  for (let next = pending.pop(); next !== void 0; next = pending.pop()) {
    if ("value" in next) text5 += next.value;
    else if ("alt" in next) text5 += next.alt ?? "";
    else if ("children" in next) for (let at = next.children.length - 1; at >= 0; at -= 1) pending.push(next.children[at]);
  }
  return text5;
}

// src/parse/markdown/index-tree.ts
var containers = /* @__PURE__ */ new Set([
  "blockquote",
  "listItem",
  "footnoteDefinition",
  "table",
  "heading",
  "link"
]);
var inlineTypes = [
  "inlineCode",
  "html",
  "link",
  "image",
  "linkReference",
  "imageReference",
  "strong",
  "emphasis",
  "footnoteReference",
  "text"
];
function indexTree(parsed, wanted) {
  const found = /* @__PURE__ */ new Map();
  for (const type of wanted) found.set(type, []);
  const wantsInline = inlineTypes.some((type) => wanted.has(type));
  const pending = [{ node: parsed.root, parent: void 0, within: [] }];
  for (let visit2 = pending.pop(); visit2 !== void 0; visit2 = pending.pop()) {
    const { node: node2, within } = visit2;
    const list3 = found.get(node2.type);
    if (list3 !== void 0) {
      const flat = flatNode(visit2, parsed);
      if (flat !== void 0) list3.push(flat);
    }
    if (!("children" in node2)) continue;
    if (node2.type !== "table" && node2.type !== "tableRow" && !holdsBlocks(node2) && !wantsInline) continue;
    joinTexts(node2);
    const inner = containers.has(node2.type) ? [...within, node2.type] : within;
    for (let at = node2.children.length - 1; at >= 0; at -= 1) {
      const child = node2.children[at];
      if (child !== void 0) pending.push({ node: child, parent: node2, within: inner });
    }
  }
  return {
    nodesBuilt: parsed.nodesBuilt,
    nodes(type) {
      const list3 = found.get(type);
      if (list3 === void 0) throw new Error(`Markdown nodes of type "${type}" were not asked for when the text was opened`);
      return list3;
    }
  };
}
function flatNode({ node: node2, parent, within }, { text: text5, shift }) {
  const inText2 = nodeSpan(node2, parent, text5);
  const span = shifted(inText2, shift);
  switch (node2.type) {
    case "heading":
      return { type: node2.type, span, within, depth: node2.depth, text: withoutIndent(plainText2(node2)) };
    case "code": {
      const value = codeValue(node2.value, text5, inText2);
      return { type: node2.type, span, within, lang: infoPart(node2.lang), meta: infoPart(node2.meta), value };
    }
    case "inlineCode":
    case "text":
      return { type: node2.type, span, within, value: node2.value };
    case "html": {
      const inline = parent !== void 0 && !holdsBlocks(parent);
      return { type: node2.type, span, within, value: htmlValue(node2.value, inline), inline };
    }
    case "link": {
      const { url, title } = node2;
      return { type: node2.type, span, within, url, title: title ?? void 0, text: withoutIndent(plainText2(node2)) };
    }
    case "image":
      return { type: node2.type, span, within, url: node2.url, title: node2.title ?? void 0, alt: node2.alt ?? "" };
    case "definition": {
      const { identifier, label, url, title } = node2;
      return { type: node2.type, span, within, identifier, label: labelText(label), url, title: title ?? void 0 };
    }
    case "linkReference":
      return { type: node2.type, span, within, identifier: node2.identifier, text: withoutIndent(plainText2(node2)) };
    case "imageReference":
      return { type: node2.type, span, within, identifier: node2.identifier, alt: node2.alt ?? "" };
    case "listItem":
      return { type: node2.type, span, within, checked: node2.checked ?? void 0 };
    case "list":
      return { type: node2.type, span, within, ordered: node2.ordered === true, start: node2.start ?? void 0 };
    case "table":
      return { type: node2.type, span, within, rows: tableRows(node2, text5, shift) };
    case "paragraph":
    case "blockquote":
    case "thematicBreak":
    case "strong":
    case "emphasis":
    case "footnoteDefinition":
    case "footnoteReference":
      return { type: node2.type, span, within };
    default:
      return void 0;
  }
}
function tableRows(table, text5, shift) {
  return table.children.map((row) => ({
    span: shifted(nodeSpan(row, table, text5), shift),
    cells: row.children.map((cell) => shifted(nodeSpan(cell, row, text5), shift))
  }));
}
function shifted({ start, end }, shift) {
  return { start: start + shift, end: end + shift };
}

// src/parse/markdown/paragraph-counts.ts
var ParagraphCounts = class {
  /** The offset of the first line. */
  start = 0;
  cells = 0;
  lazyLines = 0;
  brackets = 0;
  backticks = 0;
  entities = 0;
  /** Pairs of brackets, and images, within one another. */
  nestedBrackets = 0;
  nestedImages = 0;
  nestedEmphasis = 0;
  longestRun = 0;
  /** `<!--`, `<?` and the like behind the last `>`-ending that could close them. */
  openers = 0;
  #lines = 0;
  #inContainer = false;
  #openBrackets = 0;
  #openImages = 0;
  /** Marks that may open emphasis and that no mark has closed yet, by their character; and those that close nothing. */
  #open = { "*": 0, _: 0, "~": 0 };
  #closing = 0;
  /** Marks of emphasis that open or close nothing: a parser tries each of them against all others. */
  get unmatched() {
    return this.#closing + (this.#open["*"] ?? 0) + (this.#open["_"] ?? 0) + (this.#open["~"] ?? 0);
  }
  /** Counts one more line that starts at an offset of the text. */
  addLine(line, start) {
    if (this.#lines === 0) this.start = start;
    this.#lines += 1;
    const marked = /^[ \t]*(?:>|[-+*][ \t]|\d{1,9}[.)][ \t])/.test(line);
    if (marked) this.#inContainer = true;
    else if (this.#inContainer) this.lazyLines += 1;
    for (const match of line.matchAll(/([*_~]+)|(!?\[|\]\(?|[|`])|(<!--|<\?|<!\[CDATA\[|<![A-Za-z])|(-->|\?>|\]\]>)|(&[#\w]+;)/g)) {
      if (match[1] !== void 0) this.#addRun(line, match.index, match[1]);
      else if (match[2] !== void 0) this.#addCharacter(match[2]);
      else if (match[3] !== void 0) this.openers += 1;
      else if (match[4] !== void 0) this.openers = 0;
      else this.entities += 1;
    }
  }
  #addCharacter(mark) {
    if (mark === "|") this.cells += 1;
    else if (mark === "`") this.backticks += 1;
    else {
      this.brackets += 1;
      if (mark.endsWith("[")) {
        this.#openBrackets += 1;
        if (mark === "![") this.#openImages += 1;
      } else {
        this.nestedBrackets = Math.max(this.nestedBrackets, this.#openBrackets);
        this.#openBrackets = Math.max(0, this.#openBrackets - 1);
        if (mark === "](") this.nestedImages = Math.max(this.nestedImages, this.#openImages);
        if (mark === "](") this.#openImages = Math.max(0, this.#openImages - 1);
      }
    }
  }
  /** A run of marks opens what follows, closes what is open, or both (CommonMark, section 6.2, in broad strokes). */
  #addRun(line, index2, run) {
    const character = run.charAt(0);
    const length = run.length;
    this.longestRun = Math.max(this.longestRun, length);
    const mayClose = index2 > 0 && !/\s/.test(line.charAt(index2 - 1));
    const mayOpen = index2 + length < line.length && !/\s/.test(line.charAt(index2 + length));
    const open = this.#open[character] ?? 0;
    const closed = mayClose ? Math.min(open, length) : 0;
    if (closed > 0) this.nestedEmphasis = Math.max(this.nestedEmphasis, open);
    this.#open[character] = open - closed + (mayOpen && closed === 0 ? length : 0);
    if (mayClose && !mayOpen) this.#closing += length - closed;
  }
};

// src/parse/markdown/limits.ts
var limits = {
  remark: {
    depth: 800,
    indentation: 300,
    cells: 25e3,
    lazyLines: 5e3,
    unmatched: 2500,
    nestedEmphasis: 1e3,
    longestRun: 3e3,
    nestedImages: 500,
    nestedBrackets: 8e3,
    brackets: 16e3,
    openers: 3e3,
    backticks: 15e4
  },
  satteri: {
    depth: 3e3,
    indentation: 3e3,
    cells: 4e5,
    lazyLines: 9e5,
    unmatched: 5e4,
    nestedEmphasis: 5e4,
    longestRun: 5e5,
    nestedImages: 2e4,
    nestedBrackets: 5e5,
    brackets: 9e5,
    entities: 1e4
  }
};
var reasons = {
  depth: "lists or quotes nested more than {limit} deep",
  indentation: "a list item indented by more than {limit} columns",
  cells: "a table of more than {limit} cells",
  lazyLines: "a quote or list item that goes on over more than {limit} lines without its mark",
  unmatched: "more than {limit} marks of emphasis in one paragraph that open or close nothing",
  nestedEmphasis: "emphasis nested more than {limit} deep",
  longestRun: "more than {limit} marks of emphasis in a row",
  nestedImages: "images nested more than {limit} deep",
  nestedBrackets: "brackets nested more than {limit} deep",
  brackets: "more than {limit} brackets in one paragraph",
  openers: "more than {limit} openings of comments or instructions in one paragraph that nothing closes",
  backticks: "more than {limit} backticks in one paragraph",
  entities: "more than {limit} character references in one paragraph"
};
function limitOf(text5, parser) {
  const of = limits[parser];
  let paragraph2 = new ParagraphCounts();
  let fence;
  for (const { span, text: line } of linesFrom(text5)) {
    const mark = /^[ \t>]*(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence !== void 0) {
      if (mark?.startsWith(fence) === true) fence = void 0;
      continue;
    }
    const nested = { depth: containerDepth(line), indentation: itemIndentation(line) };
    for (const measure of ["depth", "indentation"]) {
      const limit = of[measure];
      if (limit !== void 0 && nested[measure] > limit) return { span, reason: say(measure, limit) };
    }
    if (mark !== void 0 && /^[ \t>]*(?:`{3,}[^`]*|~{3,}.*)$/.test(line)) {
      fence = mark;
      paragraph2 = new ParagraphCounts();
    } else if (line.trim() === "") paragraph2 = new ParagraphCounts();
    else {
      paragraph2.addLine(line, span.start);
      const exceeded = findExceeded(paragraph2, of);
      if (exceeded !== void 0) return { span: { start: paragraph2.start, end: span.end }, reason: say(exceeded.measure, exceeded.limit) };
    }
  }
  return void 0;
}
function findExceeded(paragraph2, of) {
  for (const [measure, limit] of Object.entries(of)) {
    if (measure !== "depth" && measure !== "indentation" && paragraph2[measure] > limit) return { measure, limit };
  }
  return void 0;
}
function say(measure, limit) {
  return reasons[measure].replace("{limit}", String(limit));
}
function containerDepth(line) {
  const mark = /[ \t]*(?:>|[-+*](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$)|\[\^[^\]\s]+\]:)/y;
  let depth = 0;
  while (mark.test(line)) depth += 1;
  return depth;
}
function itemIndentation(line) {
  return /^([ \t]*)(?:[-+*]|\d{1,9}[.)])(?:[ \t]|$)/.exec(line)?.[1]?.replaceAll("	", "    ").length ?? 0;
}

// src/parse/markdown/text-origins.ts
var LF = 10;
var CR = 13;
var escapeOrReference = /\\[!-/:-@[-`{-~]|&(?:#(?:\d{1,7}|x[\da-f]{1,6})|[\da-z]{1,31});/iy;
var linePrefix = /[ \t>]*/y;
function matchAt(pattern, text5, at) {
  pattern.lastIndex = at;
  return pattern.exec(text5)?.[0];
}
var isEndOfLine = (code3) => code3 === LF || code3 === CR;
var isBlank3 = (code3) => code3 === 32 || code3 === 9;
function originsOf(value, source, span) {
  const origins = [];
  let from = span.start;
  while (origins.length < value.length) {
    const at = origins.length;
    const code3 = value.charCodeAt(at);
    const piece = matchAt(escapeOrReference, source, from);
    const decoded = piece === void 0 ? "" : decodeString(piece);
    if (piece !== void 0 && decoded !== piece && value.startsWith(decoded, at)) {
      const origin = { start: from, end: from + piece.length };
      for (let unit = 0; unit < decoded.length; unit += 1) origins.push(origin);
      from = origin.end;
    } else if (from < span.end && source.charCodeAt(from) === code3) {
      origins.push({ start: from, end: from + 1 });
      from += 1;
      if (code3 === LF || code3 === CR && value.charCodeAt(at + 1) !== LF) from = lineContentStart(source, from, value, at + 1);
    } else if (isEndOfLine(code3) && isBlank3(source.charCodeAt(from))) {
      from += 1;
    } else {
      return void 0;
    }
  }
  return origins;
}
function lineContentStart(source, from, value, at) {
  const end = from + (matchAt(linePrefix, source, from) ?? "").length;
  const own4 = matchAt(linePrefix, value, at) ?? "";
  return own4 !== "" && source.slice(Math.max(from, end - own4.length), end) === own4 ? end - own4.length : end;
}

// src/parse/markdown/literal-autolinks.ts
var mayHoldLiteral = /@|:\/\/|www\./i;
function literalTexts(root2) {
  const found = /* @__PURE__ */ new Map();
  const pending = [root2];
  for (let node2 = pending.pop(); node2 !== void 0; node2 = pending.pop()) {
    if (!("children" in node2)) continue;
    for (const child of node2.children) {
      if (child.type !== "text") pending.push(child);
      else if (mayHoldLiteral.test(child.value)) {
        const texts = found.get(node2);
        if (texts === void 0) found.set(node2, [child]);
        else texts.push(child);
      }
    }
  }
  return found;
}
function placeLiterals(texts, source) {
  for (const [parent, originals] of texts) {
    const waiting = originals.values();
    let original = waiting.next().value;
    let read2 = 0;
    let origins;
    for (const child of parent.children) {
      if (child === original) original = waiting.next().value;
      if (child.position !== void 0 || original?.position === void 0) continue;
      const { start, end } = original.position;
      const whole = { start: start.offset ?? 0, end: end.offset ?? 0 };
      if (read2 === 0) origins = originsOf(original.value, source, whole);
      const inner = child.type === "link" ? child.children[0] : void 0;
      const length = valueLength(inner ?? child);
      const span = { start: origins?.[read2]?.start ?? whole.start, end: origins?.[read2 + length - 1]?.end ?? whole.end };
      place(child, span);
      if (inner !== void 0) place(inner, span);
      read2 += length;
      if (read2 === original.value.length) {
        original = waiting.next().value;
        read2 = 0;
      }
    }
  }
}
var valueLength = (node2) => node2.type === "text" ? node2.value.length : 0;
function place(node2, span) {
  const point3 = (offset) => ({ line: 1, column: 1, offset });
  node2.position = { start: point3(span.start), end: point3(span.end) };
}

// src/parse/markdown/body.ts
var byteOrderMark = "\uFEFF";
var unreadable = new RegExp("\\0|\\p{Surrogate}", "gu");
function bodyOf(text5, bodyStart) {
  const body = text5.slice(bodyStart);
  const readable = /[\0\uD800-\uDFFF]/.test(body) ? body.replace(unreadable, "\uFFFD") : body;
  return readable.startsWith(byteOrderMark) ? byteOrderMark + readable : readable;
}

// src/parse/markdown/remark.ts
var literals = /* @__PURE__ */ new WeakMap();
function rememberLiterals() {
  const remember = (root2) => void literals.set(root2, literalTexts(root2));
  (this.data().fromMarkdownExtensions ??= []).push({ transforms: [remember] });
}
var processor = unified().use(remarkParse).use(rememberLiterals).use(remarkGfm).freeze();
function parseWithRemark(text5) {
  const root2 = processor.parse(text5);
  placeLiterals(literals.get(root2) ?? /* @__PURE__ */ new Map(), text5);
  return root2;
}
var remarkParser = {
  name: "remark",
  limit: (text5) => limitOf(text5, "remark"),
  open(text5, bodyStart, wanted) {
    const body = bodyOf(text5, bodyStart);
    const root2 = parseWithRemark(body);
    return indexTree({ root: root2, text: body, shift: bodyStart, nodesBuilt: countNodes(root2) }, wanted);
  }
};

// src/parse/markdown/astral.ts
var matters = new RegExp(
  [
    /[^\s*_~][*_~]+[\uD800-\uDBFF]/,
    /(?:\*[_~]|_[*~]|~[*_])[*_~]{0,9}[\uD800-\uDBFF]/,
    /[\uDC00-\uDFFF](?:[*_~]+[^\s*_~]|[*_~]{0,9}(?:\*[_~]|_[*~]|~[*_]))/,
    /[\uDC00-\uDFFF](?:https?:|www\.|[\w+.-]+@)/
  ].map(({ source }) => source).join("|"),
  "i"
);
var surrogates = /[\uD800-\uDFFF]/g;
var standIns = /[\uE000-\uE7FF]/g;
var distance = 57344 - 55296;
function disguiseAstral(text5) {
  if (!matters.test(text5)) return void 0;
  if (text5.search(standIns) !== -1) return "impossible";
  return { text: text5.replace(surrogates, (unit) => moved(unit, distance)), undo };
}
var moved = (unit, by) => String.fromCharCode(unit.charCodeAt(0) + by);
var cookedFields = ["value", "url", "title", "alt", "label", "identifier", "lang", "meta"];
function undo(root2) {
  const pending = [root2];
  for (let node2 = pending.pop(); node2 !== void 0; node2 = pending.pop()) {
    const fields = node2;
    for (const field of cookedFields) {
      const cooked = fields[field];
      if (typeof cooked === "string") fields[field] = cooked.replace(standIns, (unit) => moved(unit, -distance));
    }
    if ("children" in node2) for (const child of node2.children) pending.push(child);
  }
}

// src/parse/markdown/divergences.ts
var isCode = (node2) => node2.type === "code" || node2.type === "inlineCode" || node2.type === "html";
var inText = [
  // A run of `*` beside `_`, or beside an escaped `*`, with a letter on its other side.
  {
    hint: /\*_|_\*|\\\*\*/,
    exact: /[^\s\p{P}\p{S}]\*+_|_\*+[^\s\p{P}\p{S}]|\\\*\*+[^\s\p{P}\p{S}]/gu,
    harmlessIn: isCode
  },
  // A footnote: they do not tell alike what blocks its definition holds.
  { hint: /\[\^/, exact: /^[ \t>\d.)*+-]*\[\^[^\]\n]+\]:/gm, harmlessIn: isCode },
  // A task box with a tab in it, or with nothing behind it on its line.
  { hint: /\[(?:\t|[ xX]\][ \t]*$)/m, exact: /(?:[-+*]|\d[.)])[ \t]+\[(?:[ xX]\][ \t]*$|\t\])/gm, harmlessIn: isCode },
  // Addresses that only one of them takes for a link, or not from the same place on.
  {
    hint: /(?:mailto|xmpp):/i,
    exact: /(?:mailto|xmpp):[\w+.-]+@/gi,
    harmlessIn: (node2, text5) => isCode(node2) || node2.type === "link" && isBracketed(node2, text5)
  },
  {
    hint: /https?:|\|www\.|www\._/i,
    exact: /\bhttps?:(?:\/\/[._\\-]|\/?\\)|\|www\.|www\._/gi,
    harmlessIn: isCode
  },
  { hint: /@/, exact: /(?:[^\x00-\x7F]|\/)[\w+.\\-]+@[\w-]+\.[\w.-]*[a-z]/gi, harmlessIn: isCode },
  // A hard break at the end of a link text.
  { hint: /\\[\r\n]/, exact: /\\[\r\n]+[ \t>]*\]/g, harmlessIn: isCode }
];
var loneCarriageReturn = /\r(?!\n)/;
function holdsDivergentText(text5, root2) {
  if (loneCarriageReturn.test(text5)) return true;
  return inText.some(({ hint, exact, harmlessIn }) => {
    if (!hint.test(text5)) return false;
    for (const match of text5.matchAll(exact)) {
      if (!isInside(root2, match.index, (node2) => harmlessIn(node2, text5))) return true;
    }
    return false;
  });
}
function isInside(root2, offset, isKind) {
  let node2 = root2;
  while (node2 !== void 0) {
    if (isKind(node2)) return true;
    node2 = "children" in node2 ? childAt(node2.children, offset) : void 0;
  }
  return false;
}
function childAt(children, offset) {
  let low = 0;
  let high = children.length;
  while (low < high) {
    const middle = low + high >> 1;
    const child2 = children[middle];
    if (child2 !== void 0 && endOf2(child2) <= offset) low = middle + 1;
    else high = middle;
  }
  const child = children[low];
  return child !== void 0 && startOf(child) <= offset ? child : void 0;
}

// src/parse/markdown/divergent-nodes.ts
var delimiterRow = /(?:^|[\r\n])[ \t>]*(?=[|: \t]*-)[|:-][|:\- \t]*(?=[\r\n]|$)/;
var tabInIndent = /(?:^|[\r\n])[ >]*\t/;
var listMarker2 = /(?:[-+*]|\d{1,9}[.)])(?=[ \t\r\n]|$)/y;
var taskMarker = /(?:[-+*]|\d{1,9}[.)])[ \t]+\[[ xX]\][ \t]/y;
var lineEnding2 = /[\r\n]/;
var blankLine2 = /\n[ \t]*[\r\n]/;
var blankOrPrefixLine = /\n[ \t>]*[\r\n]/;
function holdsDivergentNode(text5, root2) {
  const pending = [{ node: root2, parent: void 0, inContainer: false, inQuote: false, inTable: false }];
  for (let visit2 = pending.pop(); visit2 !== void 0; visit2 = pending.pop()) {
    const { node: node2 } = visit2;
    if (isDivergent(visit2, text5)) return true;
    if (!("children" in node2)) continue;
    const inQuote = visit2.inQuote || node2.type === "blockquote";
    const inContainer = visit2.inContainer || inQuote || node2.type === "listItem";
    const inTable = visit2.inTable || node2.type === "table";
    let previous3;
    for (const child of node2.children) {
      if (previous3 !== void 0 && areDivergentNeighbours(previous3, child, text5)) return true;
      pending.push({ node: child, parent: node2, inContainer, inQuote, inTable });
      previous3 = child;
    }
  }
  return false;
}
function isDivergent({ node: node2, parent, inContainer, inQuote, inTable }, text5) {
  const source = () => text5.slice(startOf(node2), endOf2(node2));
  switch (node2.type) {
    case "code":
      return inContainer && tabInIndent.test(source());
    case "html":
      return inContainer && tabInIndent.test(source()) || parent !== void 0 && isDivergentHtml(node2, parent, inQuote);
    case "listItem":
      return isTaskWithoutParagraph(node2, text5);
    case "table":
      return node2.children.some((row, index2) => index2 > 0 && text5[startOf(row)] === "<");
    case "link":
      return inTable && (node2.url.includes("|") || !isBracketed(node2, text5) && text5[startOf(node2) - 1] === "|");
    case "paragraph":
      return matchesAt(listMarker2, text5, startOf(node2)) || delimiterRow.test(source());
    case "definition":
      return delimiterRow.test(source());
    default:
      return false;
  }
}
function isDivergentHtml(html2, parent, inQuote) {
  if (!lineEnding2.test(html2.value)) return false;
  return inQuote && !holdsBlocks(parent) || html2.value.startsWith("<!") && !html2.value.startsWith("<!-");
}
function isTaskWithoutParagraph(item, text5) {
  const first = item.children[0];
  return first !== void 0 && first.type !== "paragraph" && matchesAt(taskMarker, text5, startOf(item));
}
function areDivergentNeighbours(previous3, next, text5) {
  const between = () => text5.slice(endOf2(previous3), startOf(next));
  switch (next.type) {
    case "code":
      return previous3.type === "code" && isIndented(next, text5);
    case "list": {
      const last = lastInside(previous3);
      const isEmpty = next.children[0]?.children.length === 0;
      return last.type === "code" && isIndented(last, text5) && (isEmpty || !blankOrPrefixLine.test(between()));
    }
    case "table":
      return (previous3.type === "list" || previous3.type === "blockquote") && !blankOrPrefixLine.test(between());
    case "blockquote":
      return previous3.type === "blockquote" && !blankLine2.test(between());
    case "text":
      return previous3.type === "link" && text5[endOf2(previous3)] === "&" && !isBracketed(previous3, text5);
    default:
      return false;
  }
}
function isIndented(code3, text5) {
  return !/[`~]/.test(text5.charAt(startOf(code3)));
}
function matchesAt(pattern, text5, offset) {
  pattern.lastIndex = offset;
  return pattern.test(text5);
}

// src/parse/markdown/satteri.ts
async function loadSatteri() {
  const parse4 = await loadParse();
  if (parse4 === void 0) return void 0;
  return {
    name: "satteri",
    limit: (text5) => limitOf(text5, "satteri"),
    open(text5, bodyStart, wanted) {
      const body = bodyOf(text5, bodyStart);
      const root2 = parseAsRemarkDoes(body, parse4);
      return indexTree({ root: root2, text: body, shift: bodyStart, nodesBuilt: countNodes(root2) }, wanted);
    }
  };
}
async function loadParse() {
  try {
    const { markdownToMdast } = await import("satteri");
    return (text5) => {
      const tree = markdownToMdast(text5, { features: { frontmatter: false } });
      if (tree.type !== "root") throw new Error(`satteri gave a ${tree.type} for a document`);
      return tree;
    };
  } catch {
    return void 0;
  }
}
function parseAsRemarkDoes(text5, parse4) {
  const disguise = disguiseAstral(text5);
  const root2 = parse4(typeof disguise === "object" ? disguise.text : text5);
  if (typeof disguise === "object") disguise.undo(root2);
  const diverges = disguise === "impossible" || holdsDivergentText(text5, root2) || holdsDivergentNode(text5, root2);
  return diverges && limitOf(text5, "remark") === void 0 ? parseWithRemark(text5) : root2;
}

// src/parse/markdown/choose.ts
async function chooseParser(name) {
  if (name === "remark") return remarkParser;
  const fast = await loadSatteri();
  if (fast === void 0 && name === "satteri") throw new Error("the parser `satteri` is not installed, or has no build for this machine; leave --parser out");
  return fast ?? remarkParser;
}

export {
  collectComment,
  readThreads,
  isOver,
  findSuppression,
  commentPlaceOf,
  guard,
  toFinding,
  applicableRules,
  runRule,
  presetNames,
  latestRuleset,
  withDefaults,
  filesOf,
  kindByContracts,
  readFrontmatter,
  createDocument,
  loadSnippetReaders,
  wantedNodes,
  currentRuleIds,
  neededLanguages,
  builtInSources,
  packNames,
  Linter,
  actingContracts,
  contractsFor,
  remarkParser,
  chooseParser
};
