import { expect, test, vi } from 'vitest';
import { rendered } from '../../tests/support/render/rendered.tsx';
import { AddressField } from './address-field.tsx';
import { AddressFailure } from './google/address-failure.tsx';
import { SuggestionList } from './suggestion-list.tsx';

function list(texts: readonly string[], active = -1) {
  return {
    options: texts.map((text) => ({ text })),
    active,
    open: texts.length > 0,
    suggest: vi.fn(),
    close: vi.fn(),
    take: vi.fn(),
    onKeyDown: vi.fn(),
  };
}

const ways = { onRetry: () => undefined, onTypeInstead: () => undefined };

test('on the built page, the field is a closed combobox that refers to no list', async () => {
  const { one, html } = await rendered(
    <AddressField
      id="address"
      label="Address"
      builtIn={{ restMs: 0, find: () => [] }}
      List={SuggestionList}
      onChoose={() => undefined}
      error="Required"
    />,
  );
  expect(one('input').attributes).toMatchObject({
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': 'false',
    'aria-invalid': 'true',
  });
  expect(one('input').attributes).not.toHaveProperty('aria-controls');
  expect(one('input').attributes).not.toHaveProperty('aria-activedescendant');
  expect(one('input').attributes).not.toHaveProperty('disabled');
  expect(html).not.toContain('listbox');
});

test('an open list has a name, its options, and the one reached by arrow key marked as selected', async () => {
  const { all, byId } = await rendered(
    <SuggestionList
      id="places"
      list={list(['Hoboken', 'Secaucus'], 1)}
      attribution="Google Maps"
    />,
  );
  expect(byId('places')?.attributes).toMatchObject({ role: 'listbox' });
  expect(byId('places')?.attributes['aria-label']).toBeTruthy();
  expect([byId('places-0')?.text, byId('places-1')?.text]).toEqual(['Hoboken', 'Secaucus']);
  const options = all('div').filter(({ attributes }) => attributes.role === 'option');
  expect(options.map(({ attributes }) => attributes['aria-selected'])).toEqual(['false', 'true']);
  const [attribution] = all('p');
  expect(attribution).toMatchObject({ text: 'Google Maps', attributes: { translate: 'no' } });
});

test('a screen reader hears the number of suggestions, and nothing while there are none', async () => {
  const said = async (...texts: string[]) =>
    (await rendered(<SuggestionList id="places" list={list(texts)} />)).one('span');
  expect(await said()).toMatchObject({ text: '', attributes: { role: 'status' } });
  expect((await said('Hoboken')).text).toMatch(/^1 /);
  expect((await said('Hoboken', 'Secaucus')).text).toMatch(/^2 /);
});

test('markup in a suggested address is shown as text', async () => {
  const { all } = await rendered(<SuggestionList id="a" list={list(['<img src=x>'])} />);
  expect(all('img')).toEqual([]);
});

test('a failure offers two ways on, and steps for the operator only if billing is the cause', async () => {
  const plain = await rendered(<AddressFailure text="No key" billing={false} {...ways} />);
  expect(plain.all('button')).toHaveLength(2);
  expect(plain.all('ol', 'a')).toEqual([]);
  const billing = await rendered(<AddressFailure text="No key" billing {...ways} />);
  expect(billing.one('ol')).toBeDefined();
  const { href, target, rel } = billing.one('a').attributes;
  expect({ target, rel }).toEqual({ target: '_blank', rel: 'noreferrer' });
  expect(href).toMatch(/^https:\/\/console\.cloud\.google\.com\//);
});

test('a visitor sees what to do, and the steps for the operator are folded away', async () => {
  const { html } = await rendered(<AddressFailure text="Other" billing {...ways} />);
  const [shown = '', folded = ''] = html.split('<details');
  expect(shown).toContain('(201) 748-2070');
  expect(shown).not.toMatch(/billing/i);
  expect(folded).toMatch(/billing/i);
});
