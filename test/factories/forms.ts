import type { Form } from '../support/network/public-client';

/** The fields of the report form without a location. */
export const REPORT_FORM = {
  title: 'Lamp dark at the bus stop',
  description: 'The lamp above the stop has been out since Monday night',
  category: 'infrastructure',
  pincode: '400050',
  address: '',
  lat: '',
  lng: '',
} satisfies Form;
