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

test.each(kinds)('a plain %s has its label and no note or error', async (tag, Kind) => {
  const { one, all } = await rendered(<Kind {...field} />);
  expect(one('label')).toMatchObject({ text: 'Name', attributes: { for: 'name' } });
  const { class: _, ...attributes } = one(tag).attributes;
  expect(attributes).toEqual({ id: 'name', 'aria-invalid': 'false' });
  expect(all('p', 'span')).toEqual([]);
});

test.each(kinds)(
  'an invalid %s is described by its error first, then by its note',
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

test.each(kinds)('the error of a quiet %s is not an alert', async (_, Kind) => {
  const { byId } = await rendered(<Kind {...field} error="Too short" quiet />);
  expect(byId('name-error')).toMatchObject({ text: 'Too short' });
  expect(byId('name-error')?.attributes).not.toHaveProperty('role');
});

test.each(kinds)(
  'a required %s has the required attribute, and its star is hidden from screen readers',
  async (tag, Kind) => {
    const { one, all } = await rendered(<Kind {...field} required />);
    expect(one(tag).attributes).toHaveProperty('required');
    const [star] = all('span').filter(({ text }) => text === '*');
    expect(star?.attributes['aria-hidden']).toBe('true');
    expect(star?.path.some(({ tag }) => tag === 'label')).toBe(false);
  },
);

test.each(kinds)('a %s passes on the attributes it is given', async (tag, Kind) => {
  const { one } = await rendered(<Kind {...field} name="n" autoComplete="name" disabled />);
  expect(one(tag).attributes).toMatchObject({ name: 'n', autocomplete: 'name', disabled: '' });
});

test('an empty error or note counts as none', async () => {
  const { one, html } = await rendered(<TextField {...field} error="" note="" />);
  expect(one('input').attributes['aria-invalid']).toBe('false');
  expect(html).not.toMatch(/name-error|name-note/);
});

test('markup in a label, note, error or value is shown as text', async () => {
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

test('only the default radio button is chosen, and each has its own label', async () => {
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

test('an invalid group of radio buttons has one error that describes them all', async () => {
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
