"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.CATEGORIES = exports.CATEGORY_SLUGS = void 0;
exports.feedLabelOf = feedLabelOf;
/** The categories of the token API, and the label under which the public feed shows an issue of each. */
exports.CATEGORY_SLUGS = [
    'traffic',
    'road',
    'infrastructure',
    'hygiene',
    'healthcare',
    'systemic',
];
exports.CATEGORIES = [
    {
        slug: 'traffic',
        displayName: 'Traffic',
        icon: '🚦',
        color: '#E67E22',
        description: 'Signals, congestion, parking and unsafe crossings',
    },
    {
        slug: 'road',
        displayName: 'Roads',
        icon: '🛣️',
        color: '#7F8C8D',
        description: 'Potholes, broken surfaces, missing markings and damaged footpaths',
    },
    {
        slug: 'infrastructure',
        displayName: 'Infrastructure',
        icon: '🏗️',
        color: '#2980B9',
        description: 'Street lights, water supply, drains, power and public buildings',
    },
    {
        slug: 'hygiene',
        displayName: 'Hygiene & Sanitation',
        icon: '🧹',
        color: '#27AE60',
        description: 'Garbage, sewage, stray waste and public toilets',
    },
    {
        slug: 'healthcare',
        displayName: 'Healthcare',
        icon: '🏥',
        color: '#C0392B',
        description: 'Clinics, mosquitoes, stray animals and other risks to health',
    },
    {
        slug: 'systemic',
        displayName: 'Systemic',
        icon: '⚖️',
        color: '#8E44AD',
        description: 'Corruption, unanswered complaints and failures of the administration',
    },
];
const FEED_LABELS = {
    traffic: 'Traffic',
    road: 'Infrastructure',
    infrastructure: 'Infrastructure',
    hygiene: 'Garbage & filth',
    healthcare: 'Safety',
    systemic: 'Corruption',
};
/** The public feed's label of a category slug. */
function feedLabelOf(category) {
    return FEED_LABELS[category];
}
//# sourceMappingURL=categories.js.map