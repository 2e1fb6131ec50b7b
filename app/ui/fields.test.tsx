import { expect, test } from 'vitest';
import { rendered } from '../../tests/support/render/rendered.tsx';
import { TextAreaField, TextField } from './field.tsx';
import { RadioGroup } from './radio-group.tsx';
import { SelectField } from './select.tsx';

const field = { id: 'name', label: 'Name' };

const kinds = [
  ['input', TextField],
  ['textarea', TextAreaField],
  ['select', SelectField],
] as const;

test.each(kinds)('a plain %s has its label and nothing else', async (tag, Kind) => {
  const { one, all } = await rendered(<Kind {...field} />);
  expect(one('label')).toMatchObject({ text: 'Name', attributes: { for: 'name' } });
  const { class: _, ...attributes } = one(tag).attributes;
  expect(attributes).toEqual({ id: 'name', 'aria-invalid': 'false' });
  expect(all('p', 'span')).toEqual([]);
});

test.each(kinds)(
  'a refused %s is described by the reason first, then by its note',
  async (tag, Kind) => {
    const { one, byId } = await rendered(<Kind {...field} note="optional" error="Too short" />);
    const { attributes } = one(tag);
    expect(attributes['aria-invalid']).toBe('true');
    const described = attributes['aria-describedby']?.split(' ').map((id) => byId(id)?.text);
    expect(described).toEqual(['Too short', 'optional']);
    expect(byId('name-error')?.attributes.role).toBe('alert');
    expect(one('label').text).toBe('Name');
  },
);

test.each(kinds)('the reason beside a %s that the focus leads to is no alert', async (_, Kind) => {
  const { byId } = await rendered(<Kind {...field} error="Too short" quiet />);
  expect(byId('name-error')).toMatchObject({ text: 'Too short' });
  expect(byId('name-error')?.attributes).not.toHaveProperty('role');
});

test.each(kinds)(
  'a required %s says so to everybody, its star to the eye only',
  async (tag, Kind) => {
    const { one, all } = await rendered(<Kind {...field} required />);
    expect(one(tag).attributes).toHaveProperty('required');
    const [star] = all('span').filter(({ text }) => text === '*');
    expect(star?.attributes['aria-hidden']).toBe('true');
    expect(star?.path.some(({ tag }) => tag === 'label')).toBe(false);
  },
);

test.each(kinds)('a %s takes what its form gives it', async (tag, Kind) => {
  const { one } = await rendered(<Kind {...field} name="n" autoComplete="name" disabled />);
  expect(one(tag).attributes).toMatchObject({ name: 'n', autocomplete: 'name', disabled: '' });
});

test('a reason that is an empty text is no reason', async () => {
  const { one, html } = await rendered(<TextField {...field} error="" note="" />);
  expect(one('input').attributes['aria-invalid']).toBe('false');
  expect(html).not.toMatch(/name-error|name-note/);
});

test('hostile words stay words', async () => {
  const hostile = '"><img src=x onerror=alert(1)>';
  const { all, one } = await rendered(
    <TextField id="a" label={hostile} note={hostile} error={hostile} defaultValue={hostile} />,
  );
  expect(all('img')).toEqual([]);
  expect(one('label').text).toBe(hostile);
  expect(one('input').attributes.value).toBe(hostile);
});

const choices = [
  ['phone', 'Phone'],
  ['email', 'Email'],
] as const;
const group = { id: 'by', legend: 'Reply by', choices, name: 'by' };

test('of the radio buttons exactly the default is chosen, and each has its own label', async () => {
  const { all, one } = await rendered(<RadioGroup {...group} defaultValue="email" />);
  const radios = all('input').map(({ attributes }) => attributes);
  expect(radios.map(({ type, name, value }) => [type, name, value])).toEqual([
    ['radio', 'by', 'phone'],
    ['radio', 'by', 'email'],
  ]);
  expect(radios.filter((radio) => 'checked' in radio).map(({ value }) => value)).toEqual(['email']);
  expect(all('label').map(({ text }) => text)).toEqual(['Phone', 'Email']);
  expect(one('legend').text).toBe('Reply by');
});

test('a refused group of radio buttons tells why, once for all of them', async () => {
  const { all, one, byId } = await rendered(
    <RadioGroup {...group} defaultValue="fax" error="Choose one" />,
  );
  expect(one('legend').text).toBe('Reply by');
  expect(byId('by-error')?.text).toBe('Choose one');
  for (const { attributes } of all('input')) {
    expect(attributes['aria-describedby']).toBe('by-error');
    expect(attributes['aria-invalid']).toBe('true');
    expect(attributes).not.toHaveProperty('checked');
  }
});
