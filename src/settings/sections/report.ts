import { __ } from '@wordpress/i18n';
import type { Section } from '../types';

/** Days of the week, as the setting has them. */
const days = () => [
	{ value: 'monday', label: __( 'Monday', 'eidan' ) },
	{ value: 'tuesday', label: __( 'Tuesday', 'eidan' ) },
	{ value: 'wednesday', label: __( 'Wednesday', 'eidan' ) },
	{ value: 'thursday', label: __( 'Thursday', 'eidan' ) },
	{ value: 'friday', label: __( 'Friday', 'eidan' ) },
	{ value: 'saturday', label: __( 'Saturday', 'eidan' ) },
	{ value: 'sunday', label: __( 'Sunday', 'eidan' ) },
];

/** The report by mail. */
export const report = (): Section => ( {
	title: __( 'Weekly report', 'eidan' ),
	intro: __( 'The last seven days against the seven before, with the largest channels and campaigns.', 'eidan' ),
	sendsReport: true,
	fields: [
		{
			type: 'toggle',
			path: 'report.mail',
			label: __( 'Send the report by email', 'eidan' ),
		},
		{
			type: 'lines',
			path: 'report.mailTo',
			label: __( 'Recipients', 'eidan' ),
			help: __( 'One address a line. Empty: the address of the site.', 'eidan' ),
			placeholder: 'ann@example.com',
			needs: 'report.mail',
		},
		{
			type: 'choice',
			path: 'report.mailDay',
			label: __( 'Day', 'eidan' ),
			needs: 'report.mail',
			options: days(),
		},
	],
} );
