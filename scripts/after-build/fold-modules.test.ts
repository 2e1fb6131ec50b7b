import { expect, test } from 'vitest';
import { asFunctionBody } from './fold-modules.ts';

const none = () => undefined;

test('imports become imports while it runs, under the same names', () => {
  const module = `import"./a.js";import{n as e,default as d}from"./b.js";import f from"/c.js";import*as g from"/d.js";go(e,d,f,g)`;
  expect(asFunctionBody(module, none)).toBe(
    'await import("/assets/a.js");const{n:e,default:d}=await import("/assets/b.js");const{default:f}=await import("/c.js");const g=await import("/d.js");go(e,d,f,g)',
  );
});

test('a module that is folded in gives what it exports, and runs where it is imported', () => {
  const files: Record<string, string> = {
    '/root.js': 'export{b as Layout,S as default}from"./frame.js"',
    '/entry.js': 'import{x}from"./frame.js";x()',
  };
  const page = 'import * as route0 from "/root.js";show(route0);import("/entry.js");';
  expect(asFunctionBody(page, (address) => files[address])).toBe(
    'const route0=await(async()=>{const{b,S}=await import("/assets/frame.js");return{Layout:b,default:S}})();show(route0);await(async()=>{const{x:x}=await import("/assets/frame.js");x()})();',
  );
});

test('what a page is imported for at last stays a file where it is not folded', () => {
  expect(asFunctionBody('import("/entry.js");', none)).toBe('await import("/entry.js");');
});

test('a value of its own that a module exports stops the build', () => {
  expect(() => asFunctionBody('export const a=1', none)).toThrow('export of its own');
});
