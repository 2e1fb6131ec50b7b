import MagicString from 'magic-string';
import { type ESTree, parseSync } from 'vite';

/** The text of a module that is to be folded in, by its address; undefined for one that stays a file. */
export type ReadFolded = (address: string) => string | undefined;

const nameOf = (name: ESTree.ModuleExportName) =>
  name.type === 'Literal' ? name.value : name.name;

/** Built files import each other by "./name.js", pages by "/assets/name.js". */
const addressOf = ({ value }: ESTree.StringLiteral) => value.replace(/^\.\//, '/assets/');

/**
 * The body of an async function that does what a module does. What it imports is imported while it runs,
 * so that it can stand in a file that has other things to do first.
 *
 * @param read what does not stay a file of its own becomes part of the body
 * @throws if the module has something that no built page has, such as an export with a value of its own
 */
export function asFunctionBody(module: string, read: ReadFolded): string {
  const text = new MagicString(module);
  const exported: string[] = [];

  function value(address: string): string {
    const folded = read(address);
    return folded === undefined
      ? `await import(${JSON.stringify(address)})`
      : `await(async()=>{${asFunctionBody(folded, read)}})()`;
  }

  for (const node of parseSync('page.js', module).program.body) {
    const { start, end } = node;
    if (node.type === 'ImportDeclaration') {
      text.update(start, end, `${bindings(node.specifiers)}${value(addressOf(node.source))};`);
    } else if (node.type === 'ExportNamedDeclaration' && node.source) {
      const names = node.specifiers.map(({ local }) => nameOf(local));
      text.update(start, end, `const{${names.join()}}=${value(addressOf(node.source))};`);
      exported.push(...node.specifiers.map((it) => `${nameOf(it.exported)}:${nameOf(it.local)}`));
    } else if (node.type === 'ExpressionStatement' && node.expression.type === 'ImportExpression') {
      const { source } = node.expression;
      if (source.type === 'Literal') text.update(start, end, `${value(String(source.value))};`);
    } else if (node.type.startsWith('Export')) {
      throw new Error(`a page's module has an export of its own: ${module.slice(start, end)}`);
    }
  }
  return `${text}${exported.length > 0 ? `return{${exported.join()}}` : ''}`;
}

/** What stands before an import's value: the names that it gives its parts. */
function bindings(specifiers: ESTree.ImportDeclaration['specifiers']): string {
  const [first] = specifiers;
  if (!first) return '';
  if (first.type === 'ImportNamespaceSpecifier') return `const ${first.local.name}=`;
  const names = specifiers.map((specifier) => {
    const imported = specifier.type === 'ImportSpecifier' ? nameOf(specifier.imported) : 'default';
    return `${imported}:${specifier.local.name}`;
  });
  return `const{${names.join()}}=`;
}
