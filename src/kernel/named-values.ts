import { CATEGORY_SLUGS, FEED_CATEGORIES } from './categories';
import { CHAIN_ROLES } from './chain-roles';
import { CITY_SLUGS } from './cities';
import { CONSOLE_ROLES } from './console';
import { FLAG_REASONS, FLAG_TARGETS } from './flags';
import { MEDIA_TYPES, MIME_TYPES } from './media-types';
import { PRIORITIES } from './priorities';
import { REACTIONS } from './reactions';
import { ACCOUNT_ROLES, TOKEN_ROLES } from './roles';
import { CLOSE_SOURCES, FEED_STATUSES, LIFECYCLE_STATUSES, LISTED_STATUSES } from './statuses';

/** Closed sets of values with the names they have in the OpenAPI documents, where each is described once. */
export const CITY = { enum: CITY_SLUGS, enumName: 'CitySlug' };
export const CATEGORY = { enum: CATEGORY_SLUGS, enumName: 'CategorySlug' };
export const FEED_CATEGORY = { enum: FEED_CATEGORIES, enumName: 'FeedCategory' };
export const PRIORITY = { enum: PRIORITIES, enumName: 'Priority' };
export const LIFECYCLE_STATUS = { enum: LIFECYCLE_STATUSES, enumName: 'LifecycleStatus' };
export const LISTED_STATUS = { enum: LISTED_STATUSES, enumName: 'ListedStatus' };
export const FEED_STATUS = { enum: FEED_STATUSES, enumName: 'FeedStatus' };
export const CLOSE_SOURCE = { enum: CLOSE_SOURCES, enumName: 'CloseSource' };
export const MEDIA_TYPE = { enum: MEDIA_TYPES, enumName: 'MediaType' };
export const MIME_TYPE = { enum: MIME_TYPES, enumName: 'MimeType' };
export const REACTION = { enum: REACTIONS, enumName: 'Reaction' };
export const TOKEN_ROLE = { enum: TOKEN_ROLES, enumName: 'TokenRole' };
export const ACCOUNT_ROLE = { enum: ACCOUNT_ROLES, enumName: 'AccountRole' };
export const CONSOLE_ROLE = { enum: CONSOLE_ROLES, enumName: 'ConsoleRoleName' };
export const CHAIN_ROLE = { enum: CHAIN_ROLES, enumName: 'ChainRole' };
export const FLAG_REASON = { enum: FLAG_REASONS, enumName: 'FlagReason' };
export const FLAG_TARGET = { enum: FLAG_TARGETS, enumName: 'FlagTargetKind' };
