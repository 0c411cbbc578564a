import { SelectControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';

interface Props< L extends number > {
	/** 1 to 6, or 0 for a paragraph, as in WordPress's own dropdown. */
	value: L;
	levels: readonly L[];
	onChange: ( level: L ) => void;
}

/** Chooses the heading level of titles. */
export const HeadingLevelControl = < L extends number >( { value, levels, onChange }: Props< L > ) => (
	<SelectControl
		__nextHasNoMarginBottom
		__next40pxDefaultSize
		label={ __( 'Heading level', 'eidan' ) }
		value={ `${ value }` }
		options={ levels.map( ( level ) => ( {
			value: `${ level }`,
			/* translators: %d: level from 1 to 6. */
			label: level === 0 ? __( 'Paragraph', 'eidan' ) : sprintf( __( 'Heading %d', 'eidan' ), level ),
		} ) ) }
		onChange={ ( chosen ) => {
			const level = levels.find( ( one ) => `${ one }` === chosen );
			if ( level !== undefined ) {
				onChange( level );
			}
		} }
	/>
);
