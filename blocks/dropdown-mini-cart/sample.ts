import { __ } from '@wordpress/i18n';

export interface SampleLine {
	name: string;
	details: string;
	quantity: number;
	price: string;
}

/** Sample lines for the editor. Visitors see their own cart. */
export const sampleLines = (): SampleLine[] => [
	{ name: __( 'Oak stool', 'eidan' ), details: __( 'Finish: Oiled', 'eidan' ), quantity: 1, price: '120' },
	{ name: __( 'Linen cushion', 'eidan' ), details: __( 'Color: Sand', 'eidan' ), quantity: 2, price: '58' },
];

export const SAMPLE_COUNT = 3;
export const SAMPLE_TOTAL = '178';
