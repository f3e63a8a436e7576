/** The import surface: what others may use of this context. Nothing else of it is imported from outside. */
export { IssueSearch } from './issues/issue-search.queries';
export { PublicReadModule } from './public-read.module';
export { ReporterQueries, type ReporterRow } from './reporters/reporter.queries';
export { type RatedWard, WardQueries } from './wards/ward.queries';
