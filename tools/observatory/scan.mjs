// Runs in a process of its own, whose environment tells it which certificate to trust: addresses in, one JSON line out.
import { scan } from '@mdn/mdn-http-observatory';

const results = [];
for (const address of process.argv.slice(2)) {
  const { scan: verdict, tests } = await scan(address);
  const rows = Object.entries(tests).map(([test, { pass, result, scoreModifier }]) => ({
    test,
    pass,
    result,
    modifier: scoreModifier,
  }));
  results.push({ address, grade: verdict.grade, score: verdict.score, rows });
}
console.log(JSON.stringify(results));
