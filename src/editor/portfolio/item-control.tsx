import { ComboboxControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { PORTFOLIO } from './item';
import { useRecords } from '../query/use-records';

interface Props {
	/** Id of the portfolio item; 0 for the current item, on whose page the block is. */
	value: number;
	onChange: ( id: number ) => void;
}

/** Chooses a portfolio item. Authors find it by typing its title. */
export function ItemControl( { value, onChange }: Props ) {
	const { options, find } = useRecords( 'postType', PORTFOLIO, value ? [ value ] : [] );
	// An item that was deleted is shown by its id until the author chooses another one.
	const all =
		value && ! options.some( ( { id } ) => id === value )
			? [ { id: value, label: `#${ value }` }, ...options ]
			: options;

	return (
		<ComboboxControl
			__nextHasNoMarginBottom
			__next40pxDefaultSize
			allowReset
			label={ __( 'Portfolio item', 'eidan' ) }
			help={ __( 'Leave empty for the current item.', 'eidan' ) }
			value={ value ? `${ value }` : null }
			options={ all.map( ( { id, label } ) => ( { value: `${ id }`, label } ) ) }
			onFilterValueChange={ find }
			onChange={ ( id ) => {
				// The field is empty again, and lists all items.
				find( '' );
				onChange( Number( id ) || 0 );
			} }
		/>
	);
}
