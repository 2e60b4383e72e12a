import loaded1 from "./chunks/chunk-GPV2BCSZ.js";
const {
  loadSchemaValidator
} = loaded1;
import "./chunks/chunk-HAVPFMUF.js";
import loaded2 from "./chunks/chunk-7IIL3LMX.js";
const {
  RootFinder,
  chooseParser,
  contractsFor,
  createDocument,
  currentRuleIds,
  decode,
  findDirectives,
  findTextFaults,
  isCheckout,
  isMeantAsSkill,
  isMiscasedSkillFile,
  isPluginFolder,
  kindByContracts,
  kindOfPath,
  listedTree,
  loadBuiltInSources,
  loadSnippetReaders,
  neededLanguages,
  ownershipOf,
  profiles,
  projectContracts,
  ruleEntries,
  runRule,
  silence,
  skillFileName,
  wantedNodes,
  withDefaults
} = loaded2;
import loaded3 from "./chunks/chunk-J6AED5OY.js";
const {
  documentKinds,
  pathWithin,
  ruleUrl,
  toolVersion
} = loaded3;
import "./chunks/chunk-6WLKACZ2.js";
import "./chunks/chunk-7HWKPYHI.js";
import "./chunks/chunk-VUUOR244.js";
import loaded4 from "./chunks/chunk-KIZ6KU7F.js";
const {
  __commonJS,
  __toESM
} = loaded4;

// node_modules/prelude-ls/lib/Func.js
var require_Func = __commonJS({
  "node_modules/prelude-ls/lib/Func.js"(exports, module) {
    var apply;
    var curry;
    var flip;
    var fix;
    var over;
    var memoize;
    var toString$ = {}.toString;
    apply = curry$(function(f, list) {
      return f.apply(null, list);
    });
    curry = function(f) {
      return curry$(f);
    };
    flip = curry$(function(f, x, y) {
      return f(y, x);
    });
    fix = function(f) {
      return /* @__PURE__ */ (function(g) {
        return function() {
          return f(g(g)).apply(null, arguments);
        };
      })(function(g) {
        return function() {
          return f(g(g)).apply(null, arguments);
        };
      });
    };
    over = curry$(function(f, g, x, y) {
      return f(g(x), g(y));
    });
    memoize = function(f) {
      var memo;
      memo = {};
      return function() {
        var args, res$, i$, to$, key, arg;
        res$ = [];
        for (i$ = 0, to$ = arguments.length; i$ < to$; ++i$) {
          res$.push(arguments[i$]);
        }
        args = res$;
        key = (function() {
          var i$2, ref$, len$, results$ = [];
          for (i$2 = 0, len$ = (ref$ = args).length; i$2 < len$; ++i$2) {
            arg = ref$[i$2];
            results$.push(arg + toString$.call(arg).slice(8, -1));
          }
          return results$;
        })().join("");
        return memo[key] = key in memo ? memo[key] : f.apply(null, args);
      };
    };
    module.exports = {
      curry,
      flip,
      fix,
      apply,
      over,
      memoize
    };
    function curry$(f, bound) {
      var context, _curry = function(args) {
        return f.length > 1 ? function() {
          var params = args ? args.concat() : [];
          context = bound ? context || this : this;
          return params.push.apply(params, arguments) < f.length && arguments.length ? _curry.call(context, params) : f.apply(context, params);
        } : f;
      };
      return _curry();
    }
  }
});

// node_modules/prelude-ls/lib/List.js
var require_List = __commonJS({
  "node_modules/prelude-ls/lib/List.js"(exports, module) {
    var each;
    var map;
    var compact;
    var filter;
    var reject;
    var remove;
    var partition;
    var find;
    var head;
    var first;
    var tail;
    var last;
    var initial;
    var empty;
    var reverse;
    var unique;
    var uniqueBy;
    var fold;
    var foldl;
    var fold1;
    var foldl1;
    var foldr;
    var foldr1;
    var unfoldr;
    var concat;
    var concatMap;
    var flatten;
    var difference;
    var intersection;
    var union;
    var countBy;
    var groupBy;
    var andList;
    var orList;
    var any;
    var all;
    var sort;
    var sortWith;
    var sortBy;
    var sum;
    var product;
    var mean;
    var average;
    var maximum;
    var minimum;
    var maximumBy;
    var minimumBy;
    var scan;
    var scanl;
    var scan1;
    var scanl1;
    var scanr;
    var scanr1;
    var slice;
    var take;
    var drop;
    var splitAt;
    var takeWhile;
    var dropWhile;
    var span;
    var breakList;
    var zip;
    var zipWith;
    var zipAll;
    var zipAllWith;
    var at;
    var elemIndex;
    var elemIndices;
    var findIndex;
    var findIndices;
    var toString$ = {}.toString;
    each = curry$(function(f, xs) {
      var i$, len$, x;
      for (i$ = 0, len$ = xs.length; i$ < len$; ++i$) {
        x = xs[i$];
        f(x);
      }
      return xs;
    });
    map = curry$(function(f, xs) {
      var i$, len$, x, results$ = [];
      for (i$ = 0, len$ = xs.length; i$ < len$; ++i$) {
        x = xs[i$];
        results$.push(f(x));
      }
      return results$;
    });
    compact = function(xs) {
      var i$, len$, x, results$ = [];
      for (i$ = 0, len$ = xs.length; i$ < len$; ++i$) {
        x = xs[i$];
        if (x) {
          results$.push(x);
        }
      }
      return results$;
    };
    filter = curry$(function(f, xs) {
      var i$, len$, x, results$ = [];
      for (i$ = 0, len$ = xs.length; i$ < len$; ++i$) {
        x = xs[i$];
        if (f(x)) {
          results$.push(x);
        }
      }
      return results$;
    });
    reject = curry$(function(f, xs) {
      var i$, len$, x, results$ = [];
      for (i$ = 0, len$ = xs.length; i$ < len$; ++i$) {
        x = xs[i$];
        if (!f(x)) {
          results$.push(x);
        }
      }
      return results$;
    });
    remove = curry$(function(el, xs) {
      var i, x$;
      i = elemIndex(el, xs);
      x$ = xs.slice();
      if (i != null) {
        x$.splice(i, 1);
      }
      return x$;
    });
    partition = curry$(function(f, xs) {
      var passed, failed, i$, len$, x;
      passed = [];
      failed = [];
      for (i$ = 0, len$ = xs.length; i$ < len$; ++i$) {
        x = xs[i$];
        (f(x) ? passed : failed).push(x);
      }
      return [passed, failed];
    });
    find = curry$(function(f, xs) {
      var i$, len$, x;
      for (i$ = 0, len$ = xs.length; i$ < len$; ++i$) {
        x = xs[i$];
        if (f(x)) {
          return x;
        }
      }
    });
    head = first = function(xs) {
      return xs[0];
    };
    tail = function(xs) {
      if (!xs.length) {
        return;
      }
      return xs.slice(1);
    };
    last = function(xs) {
      return xs[xs.length - 1];
    };
    initial = function(xs) {
      if (!xs.length) {
        return;
      }
      return xs.slice(0, -1);
    };
    empty = function(xs) {
      return !xs.length;
    };
    reverse = function(xs) {
      return xs.concat().reverse();
    };
    unique = function(xs) {
      var result, i$, len$, x;
      result = [];
      for (i$ = 0, len$ = xs.length; i$ < len$; ++i$) {
        x = xs[i$];
        if (!in$(x, result)) {
          result.push(x);
        }
      }
      return result;
    };
    uniqueBy = curry$(function(f, xs) {
      var seen, i$, len$, x, val, results$ = [];
      seen = [];
      for (i$ = 0, len$ = xs.length; i$ < len$; ++i$) {
        x = xs[i$];
        val = f(x);
        if (in$(val, seen)) {
          continue;
        }
        seen.push(val);
        results$.push(x);
      }
      return results$;
    });
    fold = foldl = curry$(function(f, memo, xs) {
      var i$, len$, x;
      for (i$ = 0, len$ = xs.length; i$ < len$; ++i$) {
        x = xs[i$];
        memo = f(memo, x);
      }
      return memo;
    });
    fold1 = foldl1 = curry$(function(f, xs) {
      return fold(f, xs[0], xs.slice(1));
    });
    foldr = curry$(function(f, memo, xs) {
      var i$, x;
      for (i$ = xs.length - 1; i$ >= 0; --i$) {
        x = xs[i$];
        memo = f(x, memo);
      }
      return memo;
    });
    foldr1 = curry$(function(f, xs) {
      return foldr(f, xs[xs.length - 1], xs.slice(0, -1));
    });
    unfoldr = curry$(function(f, b) {
      var result, x, that;
      result = [];
      x = b;
      while ((that = f(x)) != null) {
        result.push(that[0]);
        x = that[1];
      }
      return result;
    });
    concat = function(xss) {
      return [].concat.apply([], xss);
    };
    concatMap = curry$(function(f, xs) {
      var x;
      return [].concat.apply([], (function() {
        var i$, ref$, len$, results$ = [];
        for (i$ = 0, len$ = (ref$ = xs).length; i$ < len$; ++i$) {
          x = ref$[i$];
          results$.push(f(x));
        }
        return results$;
      })());
    });
    flatten = function(xs) {
      var x;
      return [].concat.apply([], (function() {
        var i$, ref$, len$, results$ = [];
        for (i$ = 0, len$ = (ref$ = xs).length; i$ < len$; ++i$) {
          x = ref$[i$];
          if (toString$.call(x).slice(8, -1) === "Array") {
            results$.push(flatten(x));
          } else {
            results$.push(x);
          }
        }
        return results$;
      })());
    };
    difference = function(xs) {
      var yss, res$, i$, to$, results, len$, x, j$, len1$, ys;
      res$ = [];
      for (i$ = 1, to$ = arguments.length; i$ < to$; ++i$) {
        res$.push(arguments[i$]);
      }
      yss = res$;
      results = [];
      outer: for (i$ = 0, len$ = xs.length; i$ < len$; ++i$) {
        x = xs[i$];
        for (j$ = 0, len1$ = yss.length; j$ < len1$; ++j$) {
          ys = yss[j$];
          if (in$(x, ys)) {
            continue outer;
          }
        }
        results.push(x);
      }
      return results;
    };
    intersection = function(xs) {
      var yss, res$, i$, to$, results, len$, x, j$, len1$, ys;
      res$ = [];
      for (i$ = 1, to$ = arguments.length; i$ < to$; ++i$) {
        res$.push(arguments[i$]);
      }
      yss = res$;
      results = [];
      outer: for (i$ = 0, len$ = xs.length; i$ < len$; ++i$) {
        x = xs[i$];
        for (j$ = 0, len1$ = yss.length; j$ < len1$; ++j$) {
          ys = yss[j$];
          if (!in$(x, ys)) {
            continue outer;
          }
        }
        results.push(x);
      }
      return results;
    };
    union = function() {
      var xss, res$, i$, to$, results, len$, xs, j$, len1$, x;
      res$ = [];
      for (i$ = 0, to$ = arguments.length; i$ < to$; ++i$) {
        res$.push(arguments[i$]);
      }
      xss = res$;
      results = [];
      for (i$ = 0, len$ = xss.length; i$ < len$; ++i$) {
        xs = xss[i$];
        for (j$ = 0, len1$ = xs.length; j$ < len1$; ++j$) {
          x = xs[j$];
          if (!in$(x, results)) {
            results.push(x);
          }
        }
      }
      return results;
    };
    countBy = curry$(function(f, xs) {
      var results, i$, len$, x, key;
      results = {};
      for (i$ = 0, len$ = xs.length; i$ < len$; ++i$) {
        x = xs[i$];
        key = f(x);
        if (key in results) {
          results[key] += 1;
        } else {
          results[key] = 1;
        }
      }
      return results;
    });
    groupBy = curry$(function(f, xs) {
      var results, i$, len$, x, key;
      results = {};
      for (i$ = 0, len$ = xs.length; i$ < len$; ++i$) {
        x = xs[i$];
        key = f(x);
        if (key in results) {
          results[key].push(x);
        } else {
          results[key] = [x];
        }
      }
      return results;
    });
    andList = function(xs) {
      var i$, len$, x;
      for (i$ = 0, len$ = xs.length; i$ < len$; ++i$) {
        x = xs[i$];
        if (!x) {
          return false;
        }
      }
      return true;
    };
    orList = function(xs) {
      var i$, len$, x;
      for (i$ = 0, len$ = xs.length; i$ < len$; ++i$) {
        x = xs[i$];
        if (x) {
          return true;
        }
      }
      return false;
    };
    any = curry$(function(f, xs) {
      var i$, len$, x;
      for (i$ = 0, len$ = xs.length; i$ < len$; ++i$) {
        x = xs[i$];
        if (f(x)) {
          return true;
        }
      }
      return false;
    });
    all = curry$(function(f, xs) {
      var i$, len$, x;
      for (i$ = 0, len$ = xs.length; i$ < len$; ++i$) {
        x = xs[i$];
        if (!f(x)) {
          return false;
        }
      }
      return true;
    });
    sort = function(xs) {
      return xs.concat().sort(function(x, y) {
        if (x > y) {
          return 1;
        } else if (x < y) {
          return -1;
        } else {
          return 0;
        }
      });
    };
    sortWith = curry$(function(f, xs) {
      return xs.concat().sort(f);
    });
    sortBy = curry$(function(f, xs) {
      return xs.concat().sort(function(x, y) {
        if (f(x) > f(y)) {
          return 1;
        } else if (f(x) < f(y)) {
          return -1;
        } else {
          return 0;
        }
      });
    });
    sum = function(xs) {
      var result, i$, len$, x;
      result = 0;
      for (i$ = 0, len$ = xs.length; i$ < len$; ++i$) {
        x = xs[i$];
        result += x;
      }
      return result;
    };
    product = function(xs) {
      var result, i$, len$, x;
      result = 1;
      for (i$ = 0, len$ = xs.length; i$ < len$; ++i$) {
        x = xs[i$];
        result *= x;
      }
      return result;
    };
    mean = average = function(xs) {
      var sum2, i$, len$, x;
      sum2 = 0;
      for (i$ = 0, len$ = xs.length; i$ < len$; ++i$) {
        x = xs[i$];
        sum2 += x;
      }
      return sum2 / xs.length;
    };
    maximum = function(xs) {
      var max, i$, ref$, len$, x;
      max = xs[0];
      for (i$ = 0, len$ = (ref$ = xs.slice(1)).length; i$ < len$; ++i$) {
        x = ref$[i$];
        if (x > max) {
          max = x;
        }
      }
      return max;
    };
    minimum = function(xs) {
      var min, i$, ref$, len$, x;
      min = xs[0];
      for (i$ = 0, len$ = (ref$ = xs.slice(1)).length; i$ < len$; ++i$) {
        x = ref$[i$];
        if (x < min) {
          min = x;
        }
      }
      return min;
    };
    maximumBy = curry$(function(f, xs) {
      var max, i$, ref$, len$, x;
      max = xs[0];
      for (i$ = 0, len$ = (ref$ = xs.slice(1)).length; i$ < len$; ++i$) {
        x = ref$[i$];
        if (f(x) > f(max)) {
          max = x;
        }
      }
      return max;
    });
    minimumBy = curry$(function(f, xs) {
      var min, i$, ref$, len$, x;
      min = xs[0];
      for (i$ = 0, len$ = (ref$ = xs.slice(1)).length; i$ < len$; ++i$) {
        x = ref$[i$];
        if (f(x) < f(min)) {
          min = x;
        }
      }
      return min;
    });
    scan = scanl = curry$(function(f, memo, xs) {
      var last2, x;
      last2 = memo;
      return [memo].concat((function() {
        var i$, ref$, len$, results$ = [];
        for (i$ = 0, len$ = (ref$ = xs).length; i$ < len$; ++i$) {
          x = ref$[i$];
          results$.push(last2 = f(last2, x));
        }
        return results$;
      })());
    });
    scan1 = scanl1 = curry$(function(f, xs) {
      if (!xs.length) {
        return;
      }
      return scan(f, xs[0], xs.slice(1));
    });
    scanr = curry$(function(f, memo, xs) {
      xs = xs.concat().reverse();
      return scan(f, memo, xs).reverse();
    });
    scanr1 = curry$(function(f, xs) {
      if (!xs.length) {
        return;
      }
      xs = xs.concat().reverse();
      return scan(f, xs[0], xs.slice(1)).reverse();
    });
    slice = curry$(function(x, y, xs) {
      return xs.slice(x, y);
    });
    take = curry$(function(n, xs) {
      if (n <= 0) {
        return xs.slice(0, 0);
      } else {
        return xs.slice(0, n);
      }
    });
    drop = curry$(function(n, xs) {
      if (n <= 0) {
        return xs;
      } else {
        return xs.slice(n);
      }
    });
    splitAt = curry$(function(n, xs) {
      return [take(n, xs), drop(n, xs)];
    });
    takeWhile = curry$(function(p, xs) {
      var len, i;
      len = xs.length;
      if (!len) {
        return xs;
      }
      i = 0;
      while (i < len && p(xs[i])) {
        i += 1;
      }
      return xs.slice(0, i);
    });
    dropWhile = curry$(function(p, xs) {
      var len, i;
      len = xs.length;
      if (!len) {
        return xs;
      }
      i = 0;
      while (i < len && p(xs[i])) {
        i += 1;
      }
      return xs.slice(i);
    });
    span = curry$(function(p, xs) {
      return [takeWhile(p, xs), dropWhile(p, xs)];
    });
    breakList = curry$(function(p, xs) {
      return span(compose$(p, not$), xs);
    });
    zip = curry$(function(xs, ys) {
      var result, len, i$, len$, i, x;
      result = [];
      len = ys.length;
      for (i$ = 0, len$ = xs.length; i$ < len$; ++i$) {
        i = i$;
        x = xs[i$];
        if (i === len) {
          break;
        }
        result.push([x, ys[i]]);
      }
      return result;
    });
    zipWith = curry$(function(f, xs, ys) {
      var result, len, i$, len$, i, x;
      result = [];
      len = ys.length;
      for (i$ = 0, len$ = xs.length; i$ < len$; ++i$) {
        i = i$;
        x = xs[i$];
        if (i === len) {
          break;
        }
        result.push(f(x, ys[i]));
      }
      return result;
    });
    zipAll = function() {
      var xss, res$, i$, to$, minLength, len$, xs, ref$, i, lresult$, j$, results$ = [];
      res$ = [];
      for (i$ = 0, to$ = arguments.length; i$ < to$; ++i$) {
        res$.push(arguments[i$]);
      }
      xss = res$;
      minLength = void 0;
      for (i$ = 0, len$ = xss.length; i$ < len$; ++i$) {
        xs = xss[i$];
        minLength <= (ref$ = xs.length) || (minLength = ref$);
      }
      for (i$ = 0; i$ < minLength; ++i$) {
        i = i$;
        lresult$ = [];
        for (j$ = 0, len$ = xss.length; j$ < len$; ++j$) {
          xs = xss[j$];
          lresult$.push(xs[i]);
        }
        results$.push(lresult$);
      }
      return results$;
    };
    zipAllWith = function(f) {
      var xss, res$, i$, to$, minLength, len$, xs, ref$, i, results$ = [];
      res$ = [];
      for (i$ = 1, to$ = arguments.length; i$ < to$; ++i$) {
        res$.push(arguments[i$]);
      }
      xss = res$;
      minLength = void 0;
      for (i$ = 0, len$ = xss.length; i$ < len$; ++i$) {
        xs = xss[i$];
        minLength <= (ref$ = xs.length) || (minLength = ref$);
      }
      for (i$ = 0; i$ < minLength; ++i$) {
        i = i$;
        results$.push(f.apply(null, fn$()));
      }
      return results$;
      function fn$() {
        var i$2, ref$2, len$2, results$2 = [];
        for (i$2 = 0, len$2 = (ref$2 = xss).length; i$2 < len$2; ++i$2) {
          xs = ref$2[i$2];
          results$2.push(xs[i]);
        }
        return results$2;
      }
    };
    at = curry$(function(n, xs) {
      if (n < 0) {
        return xs[xs.length + n];
      } else {
        return xs[n];
      }
    });
    elemIndex = curry$(function(el, xs) {
      var i$, len$, i, x;
      for (i$ = 0, len$ = xs.length; i$ < len$; ++i$) {
        i = i$;
        x = xs[i$];
        if (x === el) {
          return i;
        }
      }
    });
    elemIndices = curry$(function(el, xs) {
      var i$, len$, i, x, results$ = [];
      for (i$ = 0, len$ = xs.length; i$ < len$; ++i$) {
        i = i$;
        x = xs[i$];
        if (x === el) {
          results$.push(i);
        }
      }
      return results$;
    });
    findIndex = curry$(function(f, xs) {
      var i$, len$, i, x;
      for (i$ = 0, len$ = xs.length; i$ < len$; ++i$) {
        i = i$;
        x = xs[i$];
        if (f(x)) {
          return i;
        }
      }
    });
    findIndices = curry$(function(f, xs) {
      var i$, len$, i, x, results$ = [];
      for (i$ = 0, len$ = xs.length; i$ < len$; ++i$) {
        i = i$;
        x = xs[i$];
        if (f(x)) {
          results$.push(i);
        }
      }
      return results$;
    });
    module.exports = {
      each,
      map,
      filter,
      compact,
      reject,
      remove,
      partition,
      find,
      head,
      first,
      tail,
      last,
      initial,
      empty,
      reverse,
      difference,
      intersection,
      union,
      countBy,
      groupBy,
      fold,
      fold1,
      foldl,
      foldl1,
      foldr,
      foldr1,
      unfoldr,
      andList,
      orList,
      any,
      all,
      unique,
      uniqueBy,
      sort,
      sortWith,
      sortBy,
      sum,
      product,
      mean,
      average,
      concat,
      concatMap,
      flatten,
      maximum,
      minimum,
      maximumBy,
      minimumBy,
      scan,
      scan1,
      scanl,
      scanl1,
      scanr,
      scanr1,
      slice,
      take,
      drop,
      splitAt,
      takeWhile,
      dropWhile,
      span,
      breakList,
      zip,
      zipWith,
      zipAll,
      zipAllWith,
      at,
      elemIndex,
      elemIndices,
      findIndex,
      findIndices
    };
    function curry$(f, bound) {
      var context, _curry = function(args) {
        return f.length > 1 ? function() {
          var params = args ? args.concat() : [];
          context = bound ? context || this : this;
          return params.push.apply(params, arguments) < f.length && arguments.length ? _curry.call(context, params) : f.apply(context, params);
        } : f;
      };
      return _curry();
    }
    function in$(x, xs) {
      var i = -1, l = xs.length >>> 0;
      while (++i < l) if (x === xs[i]) return true;
      return false;
    }
    function compose$() {
      var functions = arguments;
      return function() {
        var i, result;
        result = functions[0].apply(this, arguments);
        for (i = 1; i < functions.length; ++i) {
          result = functions[i](result);
        }
        return result;
      };
    }
    function not$(x) {
      return !x;
    }
  }
});

// node_modules/prelude-ls/lib/Obj.js
var require_Obj = __commonJS({
  "node_modules/prelude-ls/lib/Obj.js"(exports, module) {
    var values;
    var keys;
    var pairsToObj;
    var objToPairs;
    var listsToObj;
    var objToLists;
    var empty;
    var each;
    var map;
    var compact;
    var filter;
    var reject;
    var partition;
    var find;
    values = function(object) {
      var i$, x, results$ = [];
      for (i$ in object) {
        x = object[i$];
        results$.push(x);
      }
      return results$;
    };
    keys = function(object) {
      var x, results$ = [];
      for (x in object) {
        results$.push(x);
      }
      return results$;
    };
    pairsToObj = function(object) {
      var i$, len$, x, resultObj$ = {};
      for (i$ = 0, len$ = object.length; i$ < len$; ++i$) {
        x = object[i$];
        resultObj$[x[0]] = x[1];
      }
      return resultObj$;
    };
    objToPairs = function(object) {
      var key, value, results$ = [];
      for (key in object) {
        value = object[key];
        results$.push([key, value]);
      }
      return results$;
    };
    listsToObj = curry$(function(keys2, values2) {
      var i$, len$, i, key, resultObj$ = {};
      for (i$ = 0, len$ = keys2.length; i$ < len$; ++i$) {
        i = i$;
        key = keys2[i$];
        resultObj$[key] = values2[i];
      }
      return resultObj$;
    });
    objToLists = function(object) {
      var keys2, values2, key, value;
      keys2 = [];
      values2 = [];
      for (key in object) {
        value = object[key];
        keys2.push(key);
        values2.push(value);
      }
      return [keys2, values2];
    };
    empty = function(object) {
      var x;
      for (x in object) {
        return false;
      }
      return true;
    };
    each = curry$(function(f, object) {
      var i$, x;
      for (i$ in object) {
        x = object[i$];
        f(x);
      }
      return object;
    });
    map = curry$(function(f, object) {
      var k, x, resultObj$ = {};
      for (k in object) {
        x = object[k];
        resultObj$[k] = f(x);
      }
      return resultObj$;
    });
    compact = function(object) {
      var k, x, resultObj$ = {};
      for (k in object) {
        x = object[k];
        if (x) {
          resultObj$[k] = x;
        }
      }
      return resultObj$;
    };
    filter = curry$(function(f, object) {
      var k, x, resultObj$ = {};
      for (k in object) {
        x = object[k];
        if (f(x)) {
          resultObj$[k] = x;
        }
      }
      return resultObj$;
    });
    reject = curry$(function(f, object) {
      var k, x, resultObj$ = {};
      for (k in object) {
        x = object[k];
        if (!f(x)) {
          resultObj$[k] = x;
        }
      }
      return resultObj$;
    });
    partition = curry$(function(f, object) {
      var passed, failed, k, x;
      passed = {};
      failed = {};
      for (k in object) {
        x = object[k];
        (f(x) ? passed : failed)[k] = x;
      }
      return [passed, failed];
    });
    find = curry$(function(f, object) {
      var i$, x;
      for (i$ in object) {
        x = object[i$];
        if (f(x)) {
          return x;
        }
      }
    });
    module.exports = {
      values,
      keys,
      pairsToObj,
      objToPairs,
      listsToObj,
      objToLists,
      empty,
      each,
      map,
      filter,
      compact,
      reject,
      partition,
      find
    };
    function curry$(f, bound) {
      var context, _curry = function(args) {
        return f.length > 1 ? function() {
          var params = args ? args.concat() : [];
          context = bound ? context || this : this;
          return params.push.apply(params, arguments) < f.length && arguments.length ? _curry.call(context, params) : f.apply(context, params);
        } : f;
      };
      return _curry();
    }
  }
});

// node_modules/prelude-ls/lib/Str.js
var require_Str = __commonJS({
  "node_modules/prelude-ls/lib/Str.js"(exports, module) {
    var split;
    var join2;
    var lines;
    var unlines;
    var words;
    var unwords;
    var chars;
    var unchars;
    var reverse;
    var repeat;
    var capitalize;
    var camelize;
    var dasherize;
    split = curry$(function(sep, str) {
      return str.split(sep);
    });
    join2 = curry$(function(sep, xs) {
      return xs.join(sep);
    });
    lines = function(str) {
      if (!str.length) {
        return [];
      }
      return str.split("\n");
    };
    unlines = function(it) {
      return it.join("\n");
    };
    words = function(str) {
      if (!str.length) {
        return [];
      }
      return str.split(/[ ]+/);
    };
    unwords = function(it) {
      return it.join(" ");
    };
    chars = function(it) {
      return it.split("");
    };
    unchars = function(it) {
      return it.join("");
    };
    reverse = function(str) {
      return str.split("").reverse().join("");
    };
    repeat = curry$(function(n, str) {
      var result, i$;
      result = "";
      for (i$ = 0; i$ < n; ++i$) {
        result += str;
      }
      return result;
    });
    capitalize = function(str) {
      return str.charAt(0).toUpperCase() + str.slice(1);
    };
    camelize = function(it) {
      return it.replace(/[-_]+(.)?/g, function(arg$, c) {
        return (c != null ? c : "").toUpperCase();
      });
    };
    dasherize = function(str) {
      return str.replace(/([^-A-Z])([A-Z]+)/g, function(arg$, lower, upper) {
        return lower + "-" + (upper.length > 1 ? upper : upper.toLowerCase());
      }).replace(/^([A-Z]+)/, function(arg$, upper) {
        if (upper.length > 1) {
          return upper + "-";
        } else {
          return upper.toLowerCase();
        }
      });
    };
    module.exports = {
      split,
      join: join2,
      lines,
      unlines,
      words,
      unwords,
      chars,
      unchars,
      reverse,
      repeat,
      capitalize,
      camelize,
      dasherize
    };
    function curry$(f, bound) {
      var context, _curry = function(args) {
        return f.length > 1 ? function() {
          var params = args ? args.concat() : [];
          context = bound ? context || this : this;
          return params.push.apply(params, arguments) < f.length && arguments.length ? _curry.call(context, params) : f.apply(context, params);
        } : f;
      };
      return _curry();
    }
  }
});

// node_modules/prelude-ls/lib/Num.js
var require_Num = __commonJS({
  "node_modules/prelude-ls/lib/Num.js"(exports, module) {
    var max;
    var min;
    var negate;
    var abs;
    var signum;
    var quot;
    var rem;
    var div;
    var mod;
    var recip;
    var pi;
    var tau;
    var exp;
    var sqrt;
    var ln;
    var pow;
    var sin;
    var tan;
    var cos;
    var asin;
    var acos;
    var atan;
    var atan2;
    var truncate;
    var round;
    var ceiling;
    var floor;
    var isItNaN;
    var even;
    var odd;
    var gcd;
    var lcm;
    max = curry$(function(x$, y$) {
      return x$ > y$ ? x$ : y$;
    });
    min = curry$(function(x$, y$) {
      return x$ < y$ ? x$ : y$;
    });
    negate = function(x) {
      return -x;
    };
    abs = Math.abs;
    signum = function(x) {
      if (x < 0) {
        return -1;
      } else if (x > 0) {
        return 1;
      } else {
        return 0;
      }
    };
    quot = curry$(function(x, y) {
      return ~~(x / y);
    });
    rem = curry$(function(x$, y$) {
      return x$ % y$;
    });
    div = curry$(function(x, y) {
      return Math.floor(x / y);
    });
    mod = curry$(function(x$, y$) {
      var ref$;
      return (x$ % (ref$ = y$) + ref$) % ref$;
    });
    recip = (function(it) {
      return 1 / it;
    });
    pi = Math.PI;
    tau = pi * 2;
    exp = Math.exp;
    sqrt = Math.sqrt;
    ln = Math.log;
    pow = curry$(function(x$, y$) {
      return Math.pow(x$, y$);
    });
    sin = Math.sin;
    tan = Math.tan;
    cos = Math.cos;
    asin = Math.asin;
    acos = Math.acos;
    atan = Math.atan;
    atan2 = curry$(function(x, y) {
      return Math.atan2(x, y);
    });
    truncate = function(x) {
      return ~~x;
    };
    round = Math.round;
    ceiling = Math.ceil;
    floor = Math.floor;
    isItNaN = function(x) {
      return x !== x;
    };
    even = function(x) {
      return x % 2 === 0;
    };
    odd = function(x) {
      return x % 2 !== 0;
    };
    gcd = curry$(function(x, y) {
      var z;
      x = Math.abs(x);
      y = Math.abs(y);
      while (y !== 0) {
        z = x % y;
        x = y;
        y = z;
      }
      return x;
    });
    lcm = curry$(function(x, y) {
      return Math.abs(Math.floor(x / gcd(x, y) * y));
    });
    module.exports = {
      max,
      min,
      negate,
      abs,
      signum,
      quot,
      rem,
      div,
      mod,
      recip,
      pi,
      tau,
      exp,
      sqrt,
      ln,
      pow,
      sin,
      tan,
      cos,
      acos,
      asin,
      atan,
      atan2,
      truncate,
      round,
      ceiling,
      floor,
      isItNaN,
      even,
      odd,
      gcd,
      lcm
    };
    function curry$(f, bound) {
      var context, _curry = function(args) {
        return f.length > 1 ? function() {
          var params = args ? args.concat() : [];
          context = bound ? context || this : this;
          return params.push.apply(params, arguments) < f.length && arguments.length ? _curry.call(context, params) : f.apply(context, params);
        } : f;
      };
      return _curry();
    }
  }
});

// node_modules/prelude-ls/lib/index.js
var require_lib = __commonJS({
  "node_modules/prelude-ls/lib/index.js"(exports, module) {
    var Func;
    var List;
    var Obj;
    var Str;
    var Num;
    var id;
    var isType;
    var replicate;
    var prelude;
    var toString$ = {}.toString;
    Func = require_Func();
    List = require_List();
    Obj = require_Obj();
    Str = require_Str();
    Num = require_Num();
    id = function(x) {
      return x;
    };
    isType = curry$(function(type, x) {
      return toString$.call(x).slice(8, -1) === type;
    });
    replicate = curry$(function(n, x) {
      var i$, results$ = [];
      for (i$ = 0; i$ < n; ++i$) {
        results$.push(x);
      }
      return results$;
    });
    Str.empty = List.empty;
    Str.slice = List.slice;
    Str.take = List.take;
    Str.drop = List.drop;
    Str.splitAt = List.splitAt;
    Str.takeWhile = List.takeWhile;
    Str.dropWhile = List.dropWhile;
    Str.span = List.span;
    Str.breakStr = List.breakList;
    prelude = {
      Func,
      List,
      Obj,
      Str,
      Num,
      id,
      isType,
      replicate
    };
    prelude.each = List.each;
    prelude.map = List.map;
    prelude.filter = List.filter;
    prelude.compact = List.compact;
    prelude.reject = List.reject;
    prelude.partition = List.partition;
    prelude.find = List.find;
    prelude.head = List.head;
    prelude.first = List.first;
    prelude.tail = List.tail;
    prelude.last = List.last;
    prelude.initial = List.initial;
    prelude.empty = List.empty;
    prelude.reverse = List.reverse;
    prelude.difference = List.difference;
    prelude.intersection = List.intersection;
    prelude.union = List.union;
    prelude.countBy = List.countBy;
    prelude.groupBy = List.groupBy;
    prelude.fold = List.fold;
    prelude.foldl = List.foldl;
    prelude.fold1 = List.fold1;
    prelude.foldl1 = List.foldl1;
    prelude.foldr = List.foldr;
    prelude.foldr1 = List.foldr1;
    prelude.unfoldr = List.unfoldr;
    prelude.andList = List.andList;
    prelude.orList = List.orList;
    prelude.any = List.any;
    prelude.all = List.all;
    prelude.unique = List.unique;
    prelude.uniqueBy = List.uniqueBy;
    prelude.sort = List.sort;
    prelude.sortWith = List.sortWith;
    prelude.sortBy = List.sortBy;
    prelude.sum = List.sum;
    prelude.product = List.product;
    prelude.mean = List.mean;
    prelude.average = List.average;
    prelude.concat = List.concat;
    prelude.concatMap = List.concatMap;
    prelude.flatten = List.flatten;
    prelude.maximum = List.maximum;
    prelude.minimum = List.minimum;
    prelude.maximumBy = List.maximumBy;
    prelude.minimumBy = List.minimumBy;
    prelude.scan = List.scan;
    prelude.scanl = List.scanl;
    prelude.scan1 = List.scan1;
    prelude.scanl1 = List.scanl1;
    prelude.scanr = List.scanr;
    prelude.scanr1 = List.scanr1;
    prelude.slice = List.slice;
    prelude.take = List.take;
    prelude.drop = List.drop;
    prelude.splitAt = List.splitAt;
    prelude.takeWhile = List.takeWhile;
    prelude.dropWhile = List.dropWhile;
    prelude.span = List.span;
    prelude.breakList = List.breakList;
    prelude.zip = List.zip;
    prelude.zipWith = List.zipWith;
    prelude.zipAll = List.zipAll;
    prelude.zipAllWith = List.zipAllWith;
    prelude.at = List.at;
    prelude.elemIndex = List.elemIndex;
    prelude.elemIndices = List.elemIndices;
    prelude.findIndex = List.findIndex;
    prelude.findIndices = List.findIndices;
    prelude.apply = Func.apply;
    prelude.curry = Func.curry;
    prelude.flip = Func.flip;
    prelude.fix = Func.fix;
    prelude.over = Func.over;
    prelude.split = Str.split;
    prelude.join = Str.join;
    prelude.lines = Str.lines;
    prelude.unlines = Str.unlines;
    prelude.words = Str.words;
    prelude.unwords = Str.unwords;
    prelude.chars = Str.chars;
    prelude.unchars = Str.unchars;
    prelude.repeat = Str.repeat;
    prelude.capitalize = Str.capitalize;
    prelude.camelize = Str.camelize;
    prelude.dasherize = Str.dasherize;
    prelude.values = Obj.values;
    prelude.keys = Obj.keys;
    prelude.pairsToObj = Obj.pairsToObj;
    prelude.objToPairs = Obj.objToPairs;
    prelude.listsToObj = Obj.listsToObj;
    prelude.objToLists = Obj.objToLists;
    prelude.max = Num.max;
    prelude.min = Num.min;
    prelude.negate = Num.negate;
    prelude.abs = Num.abs;
    prelude.signum = Num.signum;
    prelude.quot = Num.quot;
    prelude.rem = Num.rem;
    prelude.div = Num.div;
    prelude.mod = Num.mod;
    prelude.recip = Num.recip;
    prelude.pi = Num.pi;
    prelude.tau = Num.tau;
    prelude.exp = Num.exp;
    prelude.sqrt = Num.sqrt;
    prelude.ln = Num.ln;
    prelude.pow = Num.pow;
    prelude.sin = Num.sin;
    prelude.tan = Num.tan;
    prelude.cos = Num.cos;
    prelude.acos = Num.acos;
    prelude.asin = Num.asin;
    prelude.atan = Num.atan;
    prelude.atan2 = Num.atan2;
    prelude.truncate = Num.truncate;
    prelude.round = Num.round;
    prelude.ceiling = Num.ceiling;
    prelude.floor = Num.floor;
    prelude.isItNaN = Num.isItNaN;
    prelude.even = Num.even;
    prelude.odd = Num.odd;
    prelude.gcd = Num.gcd;
    prelude.lcm = Num.lcm;
    prelude.VERSION = "1.2.1";
    module.exports = prelude;
    function curry$(f, bound) {
      var context, _curry = function(args) {
        return f.length > 1 ? function() {
          var params = args ? args.concat() : [];
          context = bound ? context || this : this;
          return params.push.apply(params, arguments) < f.length && arguments.length ? _curry.call(context, params) : f.apply(context, params);
        } : f;
      };
      return _curry();
    }
  }
});

// node_modules/levn/lib/parse-string.js
var require_parse_string = __commonJS({
  "node_modules/levn/lib/parse-string.js"(exports, module) {
    (function() {
      var reject, special, tokenRegex;
      reject = require_lib().reject;
      function consumeOp(tokens, op) {
        if (tokens[0] === op) {
          return tokens.shift();
        } else {
          throw new Error("Expected '" + op + "', but got '" + tokens[0] + "' instead in " + JSON.stringify(tokens) + ".");
        }
      }
      function maybeConsumeOp(tokens, op) {
        if (tokens[0] === op) {
          return tokens.shift();
        }
      }
      function consumeList(tokens, arg$, hasDelimiters) {
        var open, close, result, untilTest;
        open = arg$[0], close = arg$[1];
        if (hasDelimiters) {
          consumeOp(tokens, open);
        }
        result = [];
        untilTest = "," + (hasDelimiters ? close : "");
        while (tokens.length && (hasDelimiters && tokens[0] !== close)) {
          result.push(consumeElement(tokens, untilTest));
          maybeConsumeOp(tokens, ",");
        }
        if (hasDelimiters) {
          consumeOp(tokens, close);
        }
        return result;
      }
      function consumeArray(tokens, hasDelimiters) {
        return consumeList(tokens, ["[", "]"], hasDelimiters);
      }
      function consumeTuple(tokens, hasDelimiters) {
        return consumeList(tokens, ["(", ")"], hasDelimiters);
      }
      function consumeFields(tokens, hasDelimiters) {
        var result, untilTest, key;
        if (hasDelimiters) {
          consumeOp(tokens, "{");
        }
        result = {};
        untilTest = "," + (hasDelimiters ? "}" : "");
        while (tokens.length && (!hasDelimiters || tokens[0] !== "}")) {
          key = consumeValue(tokens, ":");
          consumeOp(tokens, ":");
          result[key] = consumeElement(tokens, untilTest);
          maybeConsumeOp(tokens, ",");
        }
        if (hasDelimiters) {
          consumeOp(tokens, "}");
        }
        return result;
      }
      function consumeValue(tokens, untilTest) {
        var out;
        untilTest == null && (untilTest = "");
        out = "";
        while (tokens.length && -1 === untilTest.indexOf(tokens[0])) {
          out += tokens.shift();
        }
        return out;
      }
      function consumeElement(tokens, untilTest) {
        switch (tokens[0]) {
          case "[":
            return consumeArray(tokens, true);
          case "(":
            return consumeTuple(tokens, true);
          case "{":
            return consumeFields(tokens, true);
          default:
            return consumeValue(tokens, untilTest);
        }
      }
      function consumeTopLevel(tokens, types, options) {
        var ref$, type, structure, origTokens, result, finalResult, x$, y$;
        ref$ = types[0], type = ref$.type, structure = ref$.structure;
        origTokens = tokens.concat();
        if (!options.explicit && types.length === 1 && (!type && structure || (type === "Array" || type === "Object"))) {
          result = structure === "array" || type === "Array" ? consumeArray(tokens, tokens[0] === "[") : structure === "tuple" ? consumeTuple(tokens, tokens[0] === "(") : consumeFields(tokens, tokens[0] === "{");
          finalResult = tokens.length ? consumeElement(structure === "array" || type === "Array" ? (x$ = origTokens, x$.unshift("["), x$.push("]"), x$) : (y$ = origTokens, y$.unshift("("), y$.push(")"), y$)) : result;
        } else {
          finalResult = consumeElement(tokens);
        }
        return finalResult;
      }
      special = /\[\]\(\)}{:,/.source;
      tokenRegex = RegExp(`("(?:\\\\"|[^"])*")|('(?:\\\\'|[^'])*')|(/(?:\\\\/|[^/])*/[a-zA-Z]*)|(#.*#)|([` + special + "])|([^\\s" + special + "](?:\\s*[^\\s" + special + "]+)*)|\\s*");
      module.exports = function(types, string, options) {
        var tokens, node;
        options == null && (options = {});
        if (!options.explicit && types.length === 1 && types[0].type === "String") {
          return string;
        }
        tokens = reject(not$, string.split(tokenRegex));
        node = consumeTopLevel(tokens, types, options);
        if (!node) {
          throw new Error("Error parsing '" + string + "'.");
        }
        return node;
      };
      function not$(x) {
        return !x;
      }
    }).call(exports);
  }
});

// node_modules/type-check/lib/parse-type.js
var require_parse_type = __commonJS({
  "node_modules/type-check/lib/parse-type.js"(exports, module) {
    (function() {
      var identifierRegex, tokenRegex;
      identifierRegex = /[\$\w]+/;
      function peek(tokens) {
        var token;
        token = tokens[0];
        if (token == null) {
          throw new Error("Unexpected end of input.");
        }
        return token;
      }
      function consumeIdent(tokens) {
        var token;
        token = peek(tokens);
        if (!identifierRegex.test(token)) {
          throw new Error("Expected text, got '" + token + "' instead.");
        }
        return tokens.shift();
      }
      function consumeOp(tokens, op) {
        var token;
        token = peek(tokens);
        if (token !== op) {
          throw new Error("Expected '" + op + "', got '" + token + "' instead.");
        }
        return tokens.shift();
      }
      function maybeConsumeOp(tokens, op) {
        var token;
        token = tokens[0];
        if (token === op) {
          return tokens.shift();
        } else {
          return null;
        }
      }
      function consumeArray(tokens) {
        var types;
        consumeOp(tokens, "[");
        if (peek(tokens) === "]") {
          throw new Error("Must specify type of Array - eg. [Type], got [] instead.");
        }
        types = consumeTypes(tokens);
        consumeOp(tokens, "]");
        return {
          structure: "array",
          of: types
        };
      }
      function consumeTuple(tokens) {
        var components;
        components = [];
        consumeOp(tokens, "(");
        if (peek(tokens) === ")") {
          throw new Error("Tuple must be of at least length 1 - eg. (Type), got () instead.");
        }
        for (; ; ) {
          components.push(consumeTypes(tokens));
          maybeConsumeOp(tokens, ",");
          if (")" === peek(tokens)) {
            break;
          }
        }
        consumeOp(tokens, ")");
        return {
          structure: "tuple",
          of: components
        };
      }
      function consumeFields(tokens) {
        var fields, subset, ref$, key, types;
        fields = {};
        consumeOp(tokens, "{");
        subset = false;
        for (; ; ) {
          if (maybeConsumeOp(tokens, "...")) {
            subset = true;
            break;
          }
          ref$ = consumeField(tokens), key = ref$[0], types = ref$[1];
          fields[key] = types;
          maybeConsumeOp(tokens, ",");
          if ("}" === peek(tokens)) {
            break;
          }
        }
        consumeOp(tokens, "}");
        return {
          structure: "fields",
          of: fields,
          subset
        };
      }
      function consumeField(tokens) {
        var key, types;
        key = consumeIdent(tokens);
        consumeOp(tokens, ":");
        types = consumeTypes(tokens);
        return [key, types];
      }
      function maybeConsumeStructure(tokens) {
        switch (tokens[0]) {
          case "[":
            return consumeArray(tokens);
          case "(":
            return consumeTuple(tokens);
          case "{":
            return consumeFields(tokens);
        }
      }
      function consumeType(tokens) {
        var token, wildcard, type, structure;
        token = peek(tokens);
        wildcard = token === "*";
        if (wildcard || identifierRegex.test(token)) {
          type = wildcard ? consumeOp(tokens, "*") : consumeIdent(tokens);
          structure = maybeConsumeStructure(tokens);
          if (structure) {
            return structure.type = type, structure;
          } else {
            return {
              type
            };
          }
        } else {
          structure = maybeConsumeStructure(tokens);
          if (!structure) {
            throw new Error("Unexpected character: " + token);
          }
          return structure;
        }
      }
      function consumeTypes(tokens) {
        var lookahead, types, typesSoFar, typeObj, type, structure;
        if ("::" === peek(tokens)) {
          throw new Error("No comment before comment separator '::' found.");
        }
        lookahead = tokens[1];
        if (lookahead != null && lookahead === "::") {
          tokens.shift();
          tokens.shift();
        }
        types = [];
        typesSoFar = {};
        if ("Maybe" === peek(tokens)) {
          tokens.shift();
          types = [
            {
              type: "Undefined"
            },
            {
              type: "Null"
            }
          ];
          typesSoFar = {
            Undefined: true,
            Null: true
          };
        }
        for (; ; ) {
          typeObj = consumeType(tokens), type = typeObj.type, structure = typeObj.structure;
          if (!typesSoFar[type]) {
            types.push(typeObj);
          }
          if (structure == null) {
            typesSoFar[type] = true;
          }
          if (!maybeConsumeOp(tokens, "|")) {
            break;
          }
        }
        return types;
      }
      tokenRegex = RegExp("\\.\\.\\.|::|->|" + identifierRegex.source + "|\\S", "g");
      module.exports = function(input) {
        var tokens, e;
        if (!input.length) {
          throw new Error("No type specified.");
        }
        tokens = input.match(tokenRegex) || [];
        if (in$("->", tokens)) {
          throw new Error("Function types are not supported. To validate that something is a function, you may use 'Function'.");
        }
        try {
          return consumeTypes(tokens);
        } catch (e$) {
          e = e$;
          throw new Error(e.message + " - Remaining tokens: " + JSON.stringify(tokens) + " - Initial input: '" + input + "'");
        }
      };
      function in$(x, xs) {
        var i = -1, l = xs.length >>> 0;
        while (++i < l) if (x === xs[i]) return true;
        return false;
      }
    }).call(exports);
  }
});

// node_modules/type-check/lib/check.js
var require_check = __commonJS({
  "node_modules/type-check/lib/check.js"(exports, module) {
    (function() {
      var ref$, any, all, isItNaN, types, defaultType, toString$ = {}.toString;
      ref$ = require_lib(), any = ref$.any, all = ref$.all, isItNaN = ref$.isItNaN;
      types = {
        Number: {
          typeOf: "Number",
          validate: function(it) {
            return !isItNaN(it);
          }
        },
        NaN: {
          typeOf: "Number",
          validate: isItNaN
        },
        Int: {
          typeOf: "Number",
          validate: function(it) {
            return !isItNaN(it) && it % 1 === 0;
          }
        },
        Float: {
          typeOf: "Number",
          validate: function(it) {
            return !isItNaN(it);
          }
        },
        Date: {
          typeOf: "Date",
          validate: function(it) {
            return !isItNaN(it.getTime());
          }
        }
      };
      defaultType = {
        array: "Array",
        tuple: "Array"
      };
      function checkArray(input, type, options) {
        return all(function(it) {
          return checkMultiple(it, type.of, options);
        }, input);
      }
      function checkTuple(input, type, options) {
        var i, i$, ref$2, len$, types2;
        i = 0;
        for (i$ = 0, len$ = (ref$2 = type.of).length; i$ < len$; ++i$) {
          types2 = ref$2[i$];
          if (!checkMultiple(input[i], types2, options)) {
            return false;
          }
          i++;
        }
        return input.length <= i;
      }
      function checkFields(input, type, options) {
        var inputKeys, numInputKeys, k, numOfKeys, key, ref$2, types2;
        inputKeys = {};
        numInputKeys = 0;
        for (k in input) {
          inputKeys[k] = true;
          numInputKeys++;
        }
        numOfKeys = 0;
        for (key in ref$2 = type.of) {
          types2 = ref$2[key];
          if (!checkMultiple(input[key], types2, options)) {
            return false;
          }
          if (inputKeys[key]) {
            numOfKeys++;
          }
        }
        return type.subset || numInputKeys === numOfKeys;
      }
      function checkStructure(input, type, options) {
        if (!(input instanceof Object)) {
          return false;
        }
        switch (type.structure) {
          case "fields":
            return checkFields(input, type, options);
          case "array":
            return checkArray(input, type, options);
          case "tuple":
            return checkTuple(input, type, options);
        }
      }
      function check(input, typeObj, options) {
        var type, structure, setting, that;
        type = typeObj.type, structure = typeObj.structure;
        if (type) {
          if (type === "*") {
            return true;
          }
          setting = options.customTypes[type] || types[type];
          if (setting) {
            return (setting.typeOf === void 0 || setting.typeOf === toString$.call(input).slice(8, -1)) && setting.validate(input);
          } else {
            return type === toString$.call(input).slice(8, -1) && (!structure || checkStructure(input, typeObj, options));
          }
        } else if (structure) {
          if (that = defaultType[structure]) {
            if (that !== toString$.call(input).slice(8, -1)) {
              return false;
            }
          }
          return checkStructure(input, typeObj, options);
        } else {
          throw new Error("No type defined. Input: " + input + ".");
        }
      }
      function checkMultiple(input, types2, options) {
        if (toString$.call(types2).slice(8, -1) !== "Array") {
          throw new Error("Types must be in an array. Input: " + input + ".");
        }
        return any(function(it) {
          return check(input, it, options);
        }, types2);
      }
      module.exports = function(parsedType, input, options) {
        options == null && (options = {});
        if (options.customTypes == null) {
          options.customTypes = {};
        }
        return checkMultiple(input, parsedType, options);
      };
    }).call(exports);
  }
});

// node_modules/type-check/lib/index.js
var require_lib2 = __commonJS({
  "node_modules/type-check/lib/index.js"(exports, module) {
    (function() {
      var VERSION, parseType, parsedTypeCheck, typeCheck;
      VERSION = "0.4.0";
      parseType = require_parse_type();
      parsedTypeCheck = require_check();
      typeCheck = function(type, input, options) {
        return parsedTypeCheck(parseType(type), input, options);
      };
      module.exports = {
        VERSION,
        typeCheck,
        parsedTypeCheck,
        parseType
      };
    }).call(exports);
  }
});

// node_modules/levn/lib/cast.js
var require_cast = __commonJS({
  "node_modules/levn/lib/cast.js"(exports, module) {
    (function() {
      var parsedTypeCheck, types, toString$ = {}.toString;
      parsedTypeCheck = require_lib2().parsedTypeCheck;
      types = {
        "*": function(value, options) {
          switch (toString$.call(value).slice(8, -1)) {
            case "Array":
              return typeCast(value, {
                type: "Array"
              }, options);
            case "Object":
              return typeCast(value, {
                type: "Object"
              }, options);
            default:
              return {
                type: "Just",
                value: typesCast(value, [
                  {
                    type: "Undefined"
                  },
                  {
                    type: "Null"
                  },
                  {
                    type: "NaN"
                  },
                  {
                    type: "Boolean"
                  },
                  {
                    type: "Number"
                  },
                  {
                    type: "Date"
                  },
                  {
                    type: "RegExp"
                  },
                  {
                    type: "Array"
                  },
                  {
                    type: "Object"
                  },
                  {
                    type: "String"
                  }
                ], (options.explicit = true, options))
              };
          }
        },
        Undefined: function(it) {
          if (it === "undefined" || it === void 0) {
            return {
              type: "Just",
              value: void 0
            };
          } else {
            return {
              type: "Nothing"
            };
          }
        },
        Null: function(it) {
          if (it === "null") {
            return {
              type: "Just",
              value: null
            };
          } else {
            return {
              type: "Nothing"
            };
          }
        },
        NaN: function(it) {
          if (it === "NaN") {
            return {
              type: "Just",
              value: NaN
            };
          } else {
            return {
              type: "Nothing"
            };
          }
        },
        Boolean: function(it) {
          if (it === "true") {
            return {
              type: "Just",
              value: true
            };
          } else if (it === "false") {
            return {
              type: "Just",
              value: false
            };
          } else {
            return {
              type: "Nothing"
            };
          }
        },
        Number: function(it) {
          return {
            type: "Just",
            value: +it
          };
        },
        Int: function(it) {
          return {
            type: "Just",
            value: +it
          };
        },
        Float: function(it) {
          return {
            type: "Just",
            value: +it
          };
        },
        Date: function(value, options) {
          var that;
          if (that = /^\#([\s\S]*)\#$/.exec(value)) {
            return {
              type: "Just",
              value: new Date(+that[1] || that[1])
            };
          } else if (options.explicit) {
            return {
              type: "Nothing"
            };
          } else {
            return {
              type: "Just",
              value: new Date(+value || value)
            };
          }
        },
        RegExp: function(value, options) {
          var that;
          if (that = /^\/([\s\S]*)\/([gimy]*)$/.exec(value)) {
            return {
              type: "Just",
              value: new RegExp(that[1], that[2])
            };
          } else if (options.explicit) {
            return {
              type: "Nothing"
            };
          } else {
            return {
              type: "Just",
              value: new RegExp(value)
            };
          }
        },
        Array: function(value, options) {
          return castArray(value, {
            of: [{
              type: "*"
            }]
          }, options);
        },
        Object: function(value, options) {
          return castFields(value, {
            of: {}
          }, options);
        },
        String: function(it) {
          var replace, that;
          if (toString$.call(it).slice(8, -1) !== "String") {
            return {
              type: "Nothing"
            };
          }
          replace = function(value, quote) {
            return value.replace(/\\([^u]|u[0-9a-fA-F]{4})/g, function(all, escaped) {
              switch (escaped[0]) {
                case quote:
                  return quote;
                case "\\":
                  return "\\";
                case "b":
                  return "\b";
                case "f":
                  return "\f";
                case "n":
                  return "\n";
                case "r":
                  return "\r";
                case "t":
                  return "	";
                case "u":
                  return JSON.parse('"' + all + '"');
                default:
                  return escaped;
              }
            });
          };
          if (that = it.match(/^'([\s\S]*)'$/)) {
            return {
              type: "Just",
              value: replace(that[1], "'")
            };
          } else if (that = it.match(/^"([\s\S]*)"$/)) {
            return {
              type: "Just",
              value: replace(that[1], '"')
            };
          } else {
            return {
              type: "Just",
              value: it
            };
          }
        }
      };
      function castArray(node, type, options) {
        var typeOf, element;
        if (toString$.call(node).slice(8, -1) !== "Array") {
          return {
            type: "Nothing"
          };
        }
        typeOf = type.of;
        return {
          type: "Just",
          value: (function() {
            var i$, ref$, len$, results$ = [];
            for (i$ = 0, len$ = (ref$ = node).length; i$ < len$; ++i$) {
              element = ref$[i$];
              results$.push(typesCast(element, typeOf, options));
            }
            return results$;
          })()
        };
      }
      function castTuple(node, type, options) {
        var result, i, i$, ref$, len$, types2, cast;
        if (toString$.call(node).slice(8, -1) !== "Array") {
          return {
            type: "Nothing"
          };
        }
        result = [];
        i = 0;
        for (i$ = 0, len$ = (ref$ = type.of).length; i$ < len$; ++i$) {
          types2 = ref$[i$];
          cast = typesCast(node[i], types2, options);
          if (toString$.call(cast).slice(8, -1) !== "Undefined") {
            result.push(cast);
          }
          i++;
        }
        if (node.length <= i) {
          return {
            type: "Just",
            value: result
          };
        } else {
          return {
            type: "Nothing"
          };
        }
      }
      function castFields(node, type, options) {
        var typeOf, key, value;
        if (toString$.call(node).slice(8, -1) !== "Object") {
          return {
            type: "Nothing"
          };
        }
        typeOf = type.of;
        return {
          type: "Just",
          value: (function() {
            var ref$, resultObj$ = {};
            for (key in ref$ = node) {
              value = ref$[key];
              resultObj$[typesCast(key, [{
                type: "String"
              }], options)] = typesCast(value, typeOf[key] || [{
                type: "*"
              }], options);
            }
            return resultObj$;
          })()
        };
      }
      function typeCast(node, typeObj, options) {
        var type, structure, castFunc, ref$;
        type = typeObj.type, structure = typeObj.structure;
        if (type) {
          castFunc = ((ref$ = options.customTypes[type]) != null ? ref$.cast : void 0) || types[type];
          if (!castFunc) {
            throw new Error("Type not defined: " + type + ".");
          }
          return castFunc(node, options, typesCast);
        } else {
          switch (structure) {
            case "array":
              return castArray(node, typeObj, options);
            case "tuple":
              return castTuple(node, typeObj, options);
            case "fields":
              return castFields(node, typeObj, options);
          }
        }
      }
      function typesCast(node, types2, options) {
        var i$, len$, type, ref$, valueType, value;
        for (i$ = 0, len$ = types2.length; i$ < len$; ++i$) {
          type = types2[i$];
          ref$ = typeCast(node, type, options), valueType = ref$.type, value = ref$.value;
          if (valueType === "Nothing") {
            continue;
          }
          if (parsedTypeCheck([type], value, {
            customTypes: options.customTypes
          })) {
            return value;
          }
        }
        throw new Error("Value " + JSON.stringify(node) + " does not type check against " + JSON.stringify(types2) + ".");
      }
      module.exports = function(node, types2, options) {
        if (!options.explicit && types2.length === 1 && types2[0].type === "String") {
          return node;
        }
        return typesCast(node, types2, options);
      };
    }).call(exports);
  }
});

// node_modules/levn/lib/index.js
var require_lib3 = __commonJS({
  "node_modules/levn/lib/index.js"(exports, module) {
    (function() {
      var parseString, cast, parseType, VERSION, parsedTypeParse, parse;
      parseString = require_parse_string();
      cast = require_cast();
      parseType = require_lib2().parseType;
      VERSION = "0.4.1";
      parsedTypeParse = function(parsedType, string, options) {
        options == null && (options = {});
        options.explicit == null && (options.explicit = false);
        options.customTypes == null && (options.customTypes = {});
        return cast(parseString(parsedType, string, options), parsedType, options);
      };
      parse = function(type, string, options) {
        return parsedTypeParse(parseType(type), string, options);
      };
      module.exports = {
        VERSION,
        parse,
        parsedTypeParse
      };
    }).call(exports);
  }
});

// src/eslint/language.ts
import { readFileSync as readFileSync2 } from "node:fs";

// src/eslint/place.ts
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
var headLength = 4096;
function placeOf(file, cwd2) {
  const root = repositoryAbove(dirname(file)) ?? (pathWithin(cwd2, file) === void 0 ? dirname(file) : cwd2);
  const path = pathWithin(root, file) ?? basename(file);
  let facts = factsOf(root, "", "free", void 0);
  let real = root;
  for (const name of path.split("/").slice(0, -1)) {
    real = join(real, name);
    facts = factsOf(real, facts.path === "" ? name : `${facts.path}/${name}`, ownershipOf(facts, name), facts.pluginFolder);
  }
  return { root, path, folderNames: existsSync(join(real, ".git")) ? [] : [basename(real)], kind: kindOfPath(facts, basename(file)) };
}
function repositoryAbove(folder) {
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(join(at, ".git"))) return at;
    if (dirname(at) === at) return void 0;
  }
}
function factsOf(real, path, owned, pluginAbove) {
  const names = namesIn(real);
  const plugin2 = isPluginFolder(names);
  return { path, owned, top: isCheckout(names) || plugin2, pluginFolder: plugin2 ? path : pluginAbove, entryPoint: owned === "whole" ? void 0 : entryPointOf(real, path, names) };
}
function entryPointOf(real, path, names) {
  if (names.includes(skillFileName)) return skillFileName;
  const miscased = names.find(isMiscasedSkillFile);
  return miscased !== void 0 && isMeantAsSkill(path, headOf(join(real, miscased))) ? miscased : void 0;
}
function namesIn(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
function headOf(path) {
  try {
    return readFileSync(path, "utf8").slice(0, headLength);
  } catch {
    return "";
  }
}

// node_modules/@eslint/plugin-kit/dist/esm/index.js
var import_levn = __toESM(require_lib3(), 1);
function hasESTreeStyleLoc(node) {
  return "loc" in node;
}
function hasPosStyleLoc(node) {
  return "position" in node;
}
function hasESTreeStyleRange(node) {
  return "range" in node;
}
function hasPosStyleRange(node) {
  return "position" in node;
}
function findLineNumberBinarySearch(lineStartIndices, targetIndex) {
  let low = 0;
  let high = lineStartIndices.length - 1;
  while (low < high) {
    const mid = (low + high) / 2 | 0;
    if (targetIndex < lineStartIndices[mid]) {
      high = mid;
    } else {
      low = mid + 1;
    }
  }
  return low;
}
var VisitNodeStep = class {
  /**
   * The type of the step.
   * @type {"visit"}
   * @readonly
   */
  type = "visit";
  /**
   * The kind of the step. Represents the same data as the `type` property
   * but it's a number for performance.
   * @type {1}
   * @readonly
   */
  kind = 1;
  /**
   * The target of the step.
   * @type {object}
   */
  target;
  /**
   * The phase of the step.
   * @type {1|2}
   */
  phase;
  /**
   * The arguments of the step.
   * @type {Array<any>}
   */
  args;
  /**
   * Creates a new instance.
   * @param {Object} options The options for the step.
   * @param {object} options.target The target of the step.
   * @param {1|2} options.phase The phase of the step.
   * @param {Array<any>} options.args The arguments of the step.
   */
  constructor({ target, phase, args }) {
    this.target = target;
    this.phase = phase;
    this.args = args;
  }
};
var TextSourceCodeBase = class {
  /**
   * The lines of text in the source code.
   * @type {Array<string>}
   */
  #lines = [];
  /**
   * The indices of the start of each line in the source code.
   * @type {Array<number>}
   */
  #lineStartIndices = [0];
  /**
   * The pattern to match lineEndings in the source code.
   * @type {RegExp}
   */
  #lineEndingPattern;
  /**
   * The AST of the source code.
   * @type {Options['RootNode']}
   */
  ast;
  /**
   * The text of the source code.
   * @type {string}
   */
  text;
  /**
   * Creates a new instance.
   * @param {Object} options The options for the instance.
   * @param {string} options.text The source code text.
   * @param {Options['RootNode']} options.ast The root AST node.
   * @param {RegExp} [options.lineEndingPattern] The pattern to match lineEndings in the source code. Defaults to `/\r?\n/u`.
   */
  constructor({ text, ast, lineEndingPattern = /\r?\n/u }) {
    this.ast = ast;
    this.text = text;
    this.#lineEndingPattern = new RegExp(
      lineEndingPattern.source,
      lineEndingPattern.flags.replace(/[gy]/gu, "")
    );
  }
  /**
   * Finds the next line in the source text and updates `#lines` and `#lineStartIndices`.
   * @param {string} text The text to search for the next line.
   * @returns {boolean} `true` if a next line was found, `false` otherwise.
   */
  #findNextLine(text) {
    const match = this.#lineEndingPattern.exec(text);
    if (!match) {
      return false;
    }
    this.#lines.push(text.slice(0, match.index));
    this.#lineStartIndices.push(
      (this.#lineStartIndices.at(-1) ?? 0) + match.index + match[0].length
    );
    return true;
  }
  /**
   * Ensures `#lines` is lazily calculated from the source text.
   * @returns {void}
   */
  #ensureLines() {
    if (this.#lines.length === this.#lineStartIndices.length) {
      return;
    }
    while (this.#findNextLine(this.text.slice(this.#lineStartIndices.at(-1)))) {
    }
    this.#lines.push(this.text.slice(this.#lineStartIndices.at(-1)));
    Object.freeze(this.#lines);
  }
  /**
   * Ensures `#lineStartIndices` is lazily calculated up to the specified index.
   * @param {number} index The index of a character in a file.
   * @returns {void}
   */
  #ensureLineStartIndicesFromIndex(index) {
    if (index <= (this.#lineStartIndices.at(-1) ?? 0)) {
      return;
    }
    while (index > (this.#lineStartIndices.at(-1) ?? 0) && this.#findNextLine(this.text.slice(this.#lineStartIndices.at(-1)))) {
    }
  }
  /**
   * Ensures `#lineStartIndices` is lazily calculated up to the specified loc.
   * @param {Object} loc A line/column location.
   * @param {number} loc.line The line number of the location. (0 or 1-indexed based on language.)
   * @param {number} lineStart The line number at which the parser starts counting.
   * @returns {void}
   */
  #ensureLineStartIndicesFromLoc(loc, lineStart) {
    const nextLocLineIndex = loc.line - lineStart + 1;
    const lastCalculatedLineIndex = this.#lineStartIndices.length - 1;
    let additionalLinesNeeded = nextLocLineIndex - lastCalculatedLineIndex;
    if (additionalLinesNeeded <= 0) {
      return;
    }
    while (additionalLinesNeeded > 0 && this.#findNextLine(this.text.slice(this.#lineStartIndices.at(-1)))) {
      additionalLinesNeeded -= 1;
    }
  }
  /**
   * Returns the loc information for the given node or token.
   * @param {Options['SyntaxElementWithLoc']} nodeOrToken The node or token to get the loc information for.
   * @returns {SourceLocation} The loc information for the node or token.
   * @throws {Error} If the node or token does not have loc information.
   */
  getLoc(nodeOrToken) {
    if (hasESTreeStyleLoc(nodeOrToken)) {
      return nodeOrToken.loc;
    }
    if (hasPosStyleLoc(nodeOrToken)) {
      return nodeOrToken.position;
    }
    throw new Error(
      "Custom getLoc() method must be implemented in the subclass."
    );
  }
  /**
   * Converts a source text index into a `{ line: number, column: number }` pair.
   * @param {number} index The index of a character in a file.
   * @throws {TypeError|RangeError} If non-numeric index or index out of range.
   * @returns {{line: number, column: number}} A `{ line: number, column: number }` location object with 0 or 1-indexed line and 0 or 1-indexed column based on language.
   * @public
   */
  getLocFromIndex(index) {
    if (typeof index !== "number") {
      throw new TypeError("Expected `index` to be a number.");
    }
    if (index < 0 || index > this.text.length) {
      throw new RangeError(
        `Index out of range (requested index ${index}, but source text has length ${this.text.length}).`
      );
    }
    const {
      start: { line: lineStart, column: columnStart },
      end: { line: lineEnd, column: columnEnd }
    } = this.getLoc(this.ast);
    if (index === 0) {
      return {
        line: lineStart,
        column: columnStart
      };
    }
    if (index === this.text.length) {
      return {
        line: lineEnd,
        column: columnEnd
      };
    }
    this.#ensureLineStartIndicesFromIndex(index);
    const lineNumber = (index >= (this.#lineStartIndices.at(-1) ?? 0) ? this.#lineStartIndices.length : findLineNumberBinarySearch(this.#lineStartIndices, index)) - 1 + lineStart;
    return {
      line: lineNumber,
      column: index - this.#lineStartIndices[lineNumber - lineStart] + columnStart
    };
  }
  /**
   * Converts a `{ line: number, column: number }` pair into a source text index.
   * @param {Object} loc A line/column location.
   * @param {number} loc.line The line number of the location. (0 or 1-indexed based on language.)
   * @param {number} loc.column The column number of the location. (0 or 1-indexed based on language.)
   * @throws {TypeError|RangeError} If `loc` is not an object with a numeric
   * `line` and `column`, if the `line` is less than or equal to zero or
   * the `line` or `column` is out of the expected range.
   * @returns {number} The index of the line/column location in a file.
   * @public
   */
  getIndexFromLoc(loc) {
    if (loc === null || typeof loc !== "object" || typeof loc.line !== "number" || typeof loc.column !== "number") {
      throw new TypeError(
        "Expected `loc` to be an object with numeric `line` and `column` properties."
      );
    }
    const {
      start: { line: lineStart, column: columnStart },
      end: { line: lineEnd, column: columnEnd }
    } = this.getLoc(this.ast);
    if (loc.line < lineStart || lineEnd < loc.line) {
      throw new RangeError(
        `Line number out of range (line ${loc.line} requested). Valid range: ${lineStart}-${lineEnd}`
      );
    }
    if (loc.line === lineStart && loc.column === columnStart) {
      return 0;
    }
    if (loc.line === lineEnd && loc.column === columnEnd) {
      return this.text.length;
    }
    this.#ensureLineStartIndicesFromLoc(loc, lineStart);
    const isLastLine = loc.line === lineEnd;
    const lineStartIndex = this.#lineStartIndices[loc.line - lineStart];
    const lineEndIndex = isLastLine ? this.text.length : this.#lineStartIndices[loc.line - lineStart + 1];
    const positionIndex = lineStartIndex + loc.column - columnStart;
    if (loc.column < columnStart || isLastLine && positionIndex > lineEndIndex || !isLastLine && positionIndex >= lineEndIndex) {
      throw new RangeError(
        `Column number out of range (column ${loc.column} requested). Valid range for line ${loc.line}: ${columnStart}-${lineEndIndex - lineStartIndex + columnStart + (isLastLine ? 0 : -1)}`
      );
    }
    return positionIndex;
  }
  /**
   * Returns the range information for the given node or token.
   * @param {Options['SyntaxElementWithLoc']} nodeOrToken The node or token to get the range information for.
   * @returns {SourceRange} The range information for the node or token.
   * @throws {Error} If the node or token does not have range information.
   */
  getRange(nodeOrToken) {
    if (hasESTreeStyleRange(nodeOrToken)) {
      return nodeOrToken.range;
    }
    if (hasPosStyleRange(nodeOrToken)) {
      return [
        nodeOrToken.position.start.offset,
        nodeOrToken.position.end.offset
      ];
    }
    throw new Error(
      "Custom getRange() method must be implemented in the subclass."
    );
  }
  /* eslint-disable no-unused-vars -- Required to complete interface. */
  /**
   * Returns the parent of the given node.
   * @abstract
   * @param {Options['SyntaxElementWithLoc']} node The node to get the parent of.
   * @returns {Options['SyntaxElementWithLoc']|undefined} The parent of the node.
   * @throws {Error} If the method is not implemented in the subclass.
   */
  getParent(node) {
    throw new Error("Not implemented.");
  }
  /* eslint-enable no-unused-vars -- Required to complete interface. */
  /**
   * Gets all the ancestors of a given node
   * @param {Options['SyntaxElementWithLoc']} node The node
   * @returns {Array<Options['SyntaxElementWithLoc']>} All the ancestor nodes in the AST, not including the provided node, starting
   * from the root node at index 0 and going inwards to the parent node.
   * @throws {TypeError} When `node` is missing.
   */
  getAncestors(node) {
    if (!node) {
      throw new TypeError("Missing required argument: node.");
    }
    const ancestorsStartingAtParent = [];
    for (let ancestor = this.getParent(node); ancestor; ancestor = this.getParent(ancestor)) {
      ancestorsStartingAtParent.push(ancestor);
    }
    return ancestorsStartingAtParent.reverse();
  }
  /**
   * Gets the source code for the given node.
   * @param {Options['SyntaxElementWithLoc']} [node] The AST node to get the text for.
   * If `node` is omitted or falsy (such as `undefined`, `null`, or an empty string),
   * the entire source text is returned.
   * @param {number} [beforeCount] The number of characters before the node to retrieve.
   * @param {number} [afterCount] The number of characters after the node to retrieve.
   * @returns {string} The text representing the AST node.
   * @public
   */
  getText(node, beforeCount, afterCount) {
    if (node) {
      const range = this.getRange(node);
      return this.text.slice(
        Math.max(range[0] - (beforeCount || 0), 0),
        range[1] + (afterCount || 0)
      );
    }
    return this.text;
  }
  /**
   * Gets the entire source text split into an array of lines.
   * @returns {Array<string>} The source text as an array of lines.
   * @public
   */
  get lines() {
    this.#ensureLines();
    return this.#lines;
  }
  /**
   * Traverse the source code and return the steps that were taken.
   * @abstract
   * @returns {Iterable<TraversalStep>} The steps that were taken while traversing the source code.
   */
  traverse() {
    throw new Error("Not implemented.");
  }
};

// src/eslint/source-code.ts
var MarkdownSourceCode = class extends TextSourceCodeBase {
  document;
  #judged;
  #settings;
  #directives;
  #findings = [];
  /** `judged` is false for a file of which nothing tells what it is: rules pass it by. */
  constructor(text, ast, document, settings, judged) {
    super({ text, ast });
    this.#judged = judged;
    this.document = document;
    this.#settings = settings;
    this.#directives = document.faults.length > 0 ? [] : findDirectives(document);
  }
  /** The findings of one rule that no directive silences. Throws what the rule throws, as rules of ESLint do. */
  findingsOf(rule, options) {
    const { document } = this;
    const { meta } = rule;
    if (!this.#judged || !meta.kinds.includes(document.kind) || document.faults.length > 0 && meta.readsFaults !== true) return [];
    const currentId = (id) => this.#settings.ruleIds.get(id) ?? id;
    const failures = [];
    const judging = meta.readsDirectives === true;
    const uses = judging ? silence(document, this.#findings, this.#directives, currentId).uses : [];
    const found = runRule(document, { rule, severity: meta.severity, options }, this.#settings, uses, failures);
    if (failures[0] !== void 0) throw new Error(failures[0]);
    if (!judging) this.#findings.push(...found);
    const directives = judging ? this.#directives.filter(({ action, rules }) => action === "enable" || rules.length > 0) : this.#directives;
    const { silenced } = silence(document, found, directives, currentId);
    return found.filter((finding) => !silenced.has(finding));
  }
  /** 1-based lines and columns. */
  locationOf({ start, end }) {
    return { start: this.document.source.pointAt(start), end: this.document.source.pointAt(end) };
  }
  getLoc() {
    return this.locationOf({ start: 0, end: this.document.text.length });
  }
  getRange() {
    return [0, this.document.text.length];
  }
  getParent(node) {
    const root = this.ast;
    return node === root ? void 0 : root;
  }
  traverse() {
    const root = this.ast;
    const step = (target, phase) => new VisitNodeStep({ target, phase, args: [target] });
    return [step(root, 1), step(root.end, 1), step(root.end, 2), step(root, 2)];
  }
};

// src/eslint/language.ts
function createLanguage({ reader, ruleIds }, cwd2) {
  return {
    fileType: "text",
    lineStart: 1,
    columnStart: 1,
    nodeTypeKey: "type",
    visitorKeys: { root: ["end"], end: [] },
    validateLanguageOptions,
    parse() {
      return { ok: true, ast: { type: "root", end: { type: "end" } } };
    },
    createSourceCode(file, { ast }, { languageOptions }) {
      const text = typeof file.body === "string" ? file.body : new TextDecoder().decode(file.body);
      const place = placeOf(file.path, cwd2);
      const { kind: given, profiles: chosen } = languageOptions;
      const kind = kindByContracts(place.path, reader.contracts) ?? place.kind ?? given;
      const input = { text, path: place.path, folderNames: place.folderNames, kind: kind ?? "markdown", hasByteOrderMark: file.bom, faults: faultsOf(text, file.path), tree: listedTree(place.root) };
      const profiles2 = profiles.filter(({ id }) => chosen === void 0 || chosen.includes(id));
      const settings = { rules: [], profiles: profiles2, profilesChosen: chosen !== void 0, inlineConfig: true, ruleIds, ruleUrl };
      return new MarkdownSourceCode(text, ast, createDocument(input, reader), settings, kind !== void 0);
    }
  };
}
function faultsOf(text, path) {
  if (!text.includes("\uFFFD")) return findTextFaults(text);
  try {
    const onDisk = decode(readFileSync2(path));
    return onDisk.text === text ? onDisk.faults : findTextFaults(text);
  } catch {
    return findTextFaults(text);
  }
}
function validateLanguageOptions(options) {
  const { kind, profiles: profiles2, ...others } = options;
  const [unknown] = Object.keys(others);
  if (unknown !== void 0) throw new TypeError(`Unknown option \`${unknown}\`; markerlint knows \`kind\` and \`profiles\`.`);
  if (kind !== void 0 && !documentKinds.some((each) => each === kind)) throw new TypeError(`\`kind\` is one of ${documentKinds.join(", ")}.`);
  if (profiles2 === void 0) return;
  const ids = profiles.map(({ id }) => id);
  if (!Array.isArray(profiles2) || !profiles2.every((each) => ids.includes(each))) throw new TypeError(`\`profiles\` lists some of ${ids.join(", ")}.`);
}

// src/eslint/rule.ts
function createRule({ entry, rule }) {
  const { meta } = entry;
  const phase = meta.readsDirectives === true ? "root:exit" : meta.readsFaults === true ? "end" : "root";
  return {
    meta: {
      type: meta.level === "must" ? "problem" : "suggestion",
      docs: { description: meta.summary, url: ruleUrl(entry.id), recommended: meta.preset === "recommended" },
      ...meta.fixable !== false && { fixable: "code", hasSuggestions: true },
      schema: typeof meta.options === "object" && meta.options !== null ? [meta.options] : []
    },
    create(context) {
      const [given] = context.options;
      const options = withDefaults(meta.defaults, given);
      return {
        [phase]: () => {
          for (const finding of context.sourceCode.findingsOf(rule, options)) context.report(toReport(finding, context.sourceCode));
        }
      };
    }
  };
}
function toReport({ at, message, fix }, sourceCode) {
  const report = { loc: sourceCode.locationOf(at), message };
  if (fix === void 0) return report;
  if (fix.safety === "safe") return { ...report, fix: applying(fix) };
  return { ...report, suggest: [{ desc: "Mend it; whoever relies on the old text may break.", fix: applying(fix) }] };
}
function applying({ edits }) {
  return (fixer) => edits.map(({ start, end, text }) => fixer.replaceTextRange([start, end], text));
}

// src/eslint/left-out.ts
function isLeftOut({ id, check }) {
  return check === void 0 || id === "directives/no-unused";
}

// src/eslint/tools.ts
async function loadTools(cwd2) {
  const loaded = await Promise.all(ruleEntries.map(async (entry) => ({ entry, rule: await entry.load() })));
  const rules = loaded.filter(({ rule }) => !isLeftOut(rule));
  const enabled = rules.map(({ rule }) => ({ rule, severity: rule.meta.severity, options: rule.meta.defaults }));
  const wanted = wantedNodes(enabled);
  const root = await new RootFinder().rootOf(cwd2);
  const [own] = await Promise.all([projectContracts(root, [], false), loadBuiltInSources()]);
  const [parser, snippets] = await Promise.all([chooseParser("auto"), loadSnippetReaders(neededLanguages(enabled)), loadSchemaValidator()]);
  return { rules, reader: { parser, wanted: () => wanted, contracts: contractsFor([{ source: "contracts", base: "", config: {}, contracts: own }]), snippets }, ruleIds: currentRuleIds(ruleEntries) };
}

// src/eslint/plugin.ts
var cwd = process.cwd();
var tools = await loadTools(cwd);
var plugin = {
  meta: { name: "markerlint", version: toolVersion, namespace: "markerlint" },
  languages: { markdown: createLanguage(tools, cwd) },
  rules: Object.fromEntries(tools.rules.map((loaded) => [loaded.entry.id, createRule(loaded)]))
};
function configOf(preset) {
  const carried = tools.rules.filter(({ entry: { meta } }) => preset === "strict" || meta.preset === "recommended");
  return [
    {
      name: `markerlint/${preset}`,
      files: ["**/*.md", "**/*.MD"],
      plugins: { markerlint: plugin },
      language: "markerlint/markdown",
      rules: Object.fromEntries(carried.map(({ entry: { id, meta } }) => [`markerlint/${id}`, meta.severity === "error" ? "error" : "warn"]))
    }
  ];
}
var plugin_default = { ...plugin, configs: { recommended: configOf("recommended"), strict: configOf("strict") } };
export {
  plugin_default as default
};
