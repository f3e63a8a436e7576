/**
 * SQL: an email address as it is compared, as `emailKey` of `kernel/email-address.ts`. In the collation "C", only A to
 * Z have a lower case; in others more characters become ASCII letters. The indexes over addresses have this expression.
 * @param address an SQL expression of type text
 */
export function emailKeySql(address: string): string {
  return `lower(${address} collate "C")`;
}
