import type { CategorySlug } from '../../../kernel/categories';

export const FIRST_NAMES = (
  'Aarav Aditi Ajay Amina Ananya Anil Arjun Asha Bhavna Daniel Deepa Devika Farah Farhan Gauri Govind Harish Imran ' +
  'Ishaan Jaya Joseph Kabir Kavya Kiran Lakshmi Leela Mahesh Manoj Meera Mohan Nadia Naveen Nisha Omkar Pooja Prakash ' +
  'Priya Rahul Rajesh Ramesh Rashmi Ravi Rehana Rohan Sagar Sameer Sana Sanjay Shalini Shreya Sunita Suresh Tanvi ' +
  'Tara Uma Usha Varun Vikram Yash Zoya'
).split(' ');
export const LAST_NAMES = (
  'Agarwal Ahmed Banerjee Basu Bhat Chatterjee Chauhan Das Deshmukh Deshpande DSouza Fernandes Ghosh Gupta Iyer Jain ' +
  'Joshi Kamble Khan Kulkarni Kumar Mehta Menon Mishra Mukherjee Nair Naik Patel Patil Pereira Pillai Rao Reddy Sawant ' +
  'Sen Shah Shaikh Sharma Shetty Singh Sinha Subramanian Thakur Thomas Tiwari Varma Verma Yadav'
).split(' ');

/** The texts of reports by category; `{area}` is replaced by the area. */
export const SUBJECTS: Record<CategorySlug, readonly string[]> = {
  road: [
    'Deep pothole on the main road, {area}',
    'Road dug up and left open near {area} market',
    'Footpath tiles missing beside {area} school',
    'Speed breaker without marking in {area}',
    'Road caved in after the pipe work, {area}',
    'Loose gravel on the turn at {area}',
    'Manhole cover lower than the road, {area}',
  ],
  hygiene: [
    'Garbage not collected for {days} days in {area}',
    'Overflowing bins behind {area} market',
    'Sewage on the lane near {area} bus stop',
    'Debris dumped on the open plot in {area}',
    'Public toilet locked since last week, {area}',
    'Dead animal not removed, {area}',
  ],
  infrastructure: [
    'Street lights out for {days} nights in {area}',
    'Water pipe leaking on the footpath, {area}',
    'Open drain without a cover near {area} school',
    'Low water pressure in the lanes of {area}',
    'Tree fallen across the lane, {area}',
    'Electric box open at child height, {area}',
    'Drain blocked before the rains, {area}',
  ],
  traffic: [
    'Signal not working at {area} junction',
    'Cars parked on the zebra crossing, {area}',
    'Wrong-side driving every morning at {area}',
    'No crossing for children at {area} school',
    'Bus stop blocked by parked lorries, {area}',
  ],
  healthcare: [
    'Mosquitoes breeding in standing water, {area}',
    'Stray dogs chase people at night in {area}',
    'Health post in {area} closed during its hours',
    'Hoarding hangs loose over the footpath, {area}',
    'Broken railing on the foot bridge, {area}',
  ],
  systemic: [
    'Complaint closed without a visit, {area}',
    'Contractor repaired the same stretch twice, {area}',
    'No answer from the ward office for {days} days, {area}',
    'Money asked for a water connection, {area}',
  ],
};

export const CIRCUMSTANCES = [
  'It has been like this for {days} days and nobody has come.',
  'Two riders fell here last night.',
  'Old people and children have to walk on the road because of it.',
  'We called the ward office twice and were given a number, nothing else.',
  'After every rain the whole lane is under water until the evening.',
  'The shopkeepers put stones and a branch there to warn people.',
  'Please send someone before the festival, when the crowd doubles.',
  'A photo from last year shows the very same spot.',
  'The smell reaches the second floor.',
  'At night it cannot be seen at all.',
  'The school bus stops exactly here.',
  'Residents of three buildings have signed a letter about it.',
] as const;
