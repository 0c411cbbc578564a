import { __ } from '@wordpress/i18n';
import type { Field, Section } from '../types';

/** PHP's data about a content type: includes/Posts/TypeSettings.php. */
export interface TypeOfContent {
	/** Name of its group of settings. */
	key: string;
	title: string;
	intro: string;
	/** Label of its switch. */
	switch: string;
	addresses: { name: string; label: string }[];
}

function addressOf( key: string, { name, label }: { name: string; label: string } ): Field {
	const field: Field = { type: 'address', path: `${ key }.${ name }`, label, needs: `${ key }.enabled` };
	return name === 'archive'
		? {
				...field,
				help: __(
					'Leave empty for no archive. A page with the same slug is shown instead of the archive.',
					'eidan'
				),
			}
		: field;
}

/** Settings of the content types: a switch for each, and its slugs. */
export const contentTypes = ( types: readonly TypeOfContent[] ): Section[] =>
	types.map( ( type ) => ( {
		title: type.title,
		intro: type.addresses.length
			? `${ type.intro } ${ __( 'Links to the old URLs stop working when you change these.', 'eidan' ) }`
			: type.intro,
		fields: [
			{
				type: 'toggle',
				path: `${ type.key }.enabled`,
				label: type.switch,
				help: __( 'When it is off, the items are hidden but not deleted.', 'eidan' ),
			},
			...type.addresses.map( ( address ) => addressOf( type.key, address ) ),
		],
	} ) );
