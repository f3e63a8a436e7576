import type { Schemas } from '../../api';
import { TextField } from '../../kit/forms/fields';
import { type Form, wholeNumber } from '../../kit/forms/form';
import { textOf } from '../../words';

export type WardValues = Record<
  'name' | 'zone' | 'wardNumber' | 'officeAddress' | 'phone' | 'score' | 'resPct' | 'trend',
  string
>;

type Ward = Pick<Schemas['WardRecord'], keyof WardValues>;

const text = (value: number | string | null | undefined) => String(value ?? '');

/** A ward as the texts of its form; empty for a new one. */
export function wardValues(ward?: Ward): WardValues {
  return {
    name: text(ward?.name),
    zone: text(ward?.zone),
    wardNumber: text(ward?.wardNumber ?? 0),
    officeAddress: text(ward?.officeAddress),
    phone: text(ward?.phone),
    score: text(ward?.score),
    resPct: text(ward?.resPct),
    trend: text(ward?.trend),
  };
}

/** The body of a ward. An empty number is null. @throws Refusal if a number is not whole */
export function wardBody({ name, zone, officeAddress, phone, ...figures }: WardValues) {
  return {
    name,
    zone,
    officeAddress,
    phone,
    wardNumber: wholeNumber('wardNumber', figures.wardNumber) ?? 0,
    score: wholeNumber('score', figures.score) ?? null,
    resPct: wholeNumber('resPct', figures.resPct) ?? null,
    trend: wholeNumber('trend', figures.trend) ?? null,
  };
}

/** The fields of a ward. */
export function WardFields<Values extends WardValues>({ form }: { form: Form<Values> }) {
  return (
    <>
      <TextField form={form} name="name" label={textOf('common.name')} />
      <TextField form={form} name="zone" label={textOf('city.zone')} />
      <TextField form={form} name="wardNumber" label={textOf('city.wardNumber')} />
      <TextField form={form} name="officeAddress" label={textOf('city.officeAddress')} />
      <TextField form={form} name="phone" label={textOf('common.phone')} />
      <TextField form={form} name="score" label={textOf('common.score')} hint={textOf('city.0To100Or')} />
      <TextField
        form={form}
        name="resPct"
        label={textOf('city.resolvedInPerCent')}
        hint={textOf('city.0To100Or')}
      />
      <TextField form={form} name="trend" label={textOf('city.trend')} hint={textOf('city.100To100Or')} />
    </>
  );
}
