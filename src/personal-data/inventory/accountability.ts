import { impersonal, none, office, place, table } from './entries';
import type { Handling, Inventory } from './vocabulary';

const OFFICE: Handling = {
  whose: 'official',
  purpose: 'offices',
  ground: 'public',
  shown: ['token', 'public', 'open311', 'data', 'site', 'console', 'mail'],
  kept: 'held',
  erased: 'stays',
  exported: false,
};

export const ACCOUNTABILITY: Inventory = {
  cities: impersonal('slug display_name state subdomain rollout_status created_at time_zone'),
  departments: impersonal('id name city categories contact_phone contact_email created_at updated_at'),
  geocoded_points: table(
    {
      whose: 'anyone',
      purpose: 'report',
      ground: 'voluntary',
      shown: [],
      kept: 'geocoded-points',
      erased: 'nothing',
      exported: false,
    },
    place('lat lng'),
    none('pincode area found_at'),
  ),
  geocoder_turn: impersonal('id free_at'),
  jurisdictions: impersonal(
    `id city ward pincodes ward_officer_id corporator_id constituency_assembly constituency_parliamentary
     created_at updated_at`,
  ),
  officials: table(
    OFFICE,
    none('id designation city ward constituency created_at updated_at'),
    office('name'),
    office('phone email', { shown: ['token', 'public', 'console'] }),
    office('chat_number micro_handle', { shown: ['console'] }),
  ),
  places: impersonal('pincode city ward area lat lng is_main'),
  police_stations: impersonal('id name city pincodes contact_phone address created_at updated_at'),
  ward_rings: impersonal('ward_id ring is_hole'),
  wards: impersonal(
    `id city code name zone ward_number office_address phone boundary created_at updated_at score res_pct trend
     boundary_source`,
  ),
};
