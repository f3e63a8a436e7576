import { getMetadataStorage } from 'class-validator';

/**
 * Makes class-validator collect the rules of a class once and not for every object. Collecting walks the metadata of
 * all classes, which costs more than the validation itself. Call it after all classes are loaded: rules added to a
 * class after its first validation have no effect.
 */
export function rememberRules(): void {
  const storage = getMetadataStorage();
  if (Object.hasOwn(storage, 'getTargetValidationMetadatas')) return;
  const collect = storage.getTargetValidationMetadatas.bind(storage);
  const group = storage.groupByPropertyName.bind(storage);
  const known = new Map<unknown, Map<string, ReturnType<typeof collect>>>();
  const grouped = new WeakMap<object, ReturnType<typeof group>>();
  storage.getTargetValidationMetadatas = (target, schema, always, strict, groups) => {
    const rules = known.get(target) ?? new Map<string, ReturnType<typeof collect>>();
    known.set(target, rules);
    const options = `${schema} ${always} ${strict} ${groups?.join()}`;
    const found = rules.get(options) ?? collect(target, schema, always, strict, groups);
    rules.set(options, found);
    return found;
  };
  storage.groupByPropertyName = (metadata) => {
    const found = grouped.get(metadata) ?? group(metadata);
    grouped.set(metadata, found);
    return found;
  };
}
