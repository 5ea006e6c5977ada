// A certificate for this machine and one day, as JSON.
import { generate } from 'selfsigned';

const names = [{ name: 'commonName', value: 'localhost' }];
const { private: key, cert } = await generate(names, {
  keySize: 2048,
  algorithm: 'sha256',
  extensions: [
    { name: 'basicConstraints', cA: true },
    { name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] },
  ],
});
console.log(JSON.stringify({ key, cert }));
