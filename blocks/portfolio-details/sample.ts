import { __ } from '@wordpress/i18n';
import { readableDate } from '@eidan/editor';
import { fieldLabels, type Field, type Row } from './use-rows';

/** Sample rows for templates and the inserter, where there is no portfolio item. */
export const sample = (): Row[] => {
	const texts: Record< Field, string > = {
		client: __( 'Atelier Nord', 'eidan' ),
		date: readableDate( '2026-05' ),
		category: __( 'Identity, Print', 'eidan' ),
		tag: __( 'Culture', 'eidan' ),
		website: 'example.com',
	};
	return ( Object.keys( texts ) as Field[] ).map( ( field ) => ( {
		field,
		label: fieldLabels()[ field ],
		text: texts[ field ],
	} ) );
};
