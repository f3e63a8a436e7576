/** The format in a path's ending, if it is not JSON. */
export const FORMATS: Readonly<Record<string, string>> = {
  '/feeds/:city.:format': 'atom',
  '/feeds/:city/ward/:ward.:format': 'atom',
  '/feeds/:city/category/:category.:format': 'atom',
  '/feeds/:city/ward/:ward/category/:category.:format': 'atom',
  '/feeds/:city/near/:near.:format': 'atom',
  '/feeds/:city/ward/:ward/near/:near.:format': 'atom',
  '/feeds/:city/category/:category/near/:near.:format': 'atom',
  '/feeds/:city/ward/:ward/category/:category/near/:near.:format': 'atom',
  '/feeds/:city/issue/:id.:format': 'atom',
  '/feeds/:city/issues/:id.:format': 'atom',
  '/data/:city/issues.:format': 'csv',
};
