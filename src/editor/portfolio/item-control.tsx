import { ComboboxControl } from '@wordpress/components';
import { useDebounce } from '@wordpress/compose';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { PORTFOLIO } from './item';
import { useRecords } from '../query/use-records';

interface Props {
	/** Id of the item; 0 for the one that the block stands in. */
	value: number;
	onChange: ( id: number ) => void;
}

/** Which item's details are shown, found by its title. */
export function ItemControl( { value, onChange }: Props ) {
	const [ search, setSearch ] = useState( '' );
	const { options } = useRecords( 'postType', PORTFOLIO, value ? [ value ] : [], search );
	const known = options.map( ( { id, label } ) => ( { value: `${ id }`, label } ) );
	// An item that is gone is shown by its number, until the author chooses another.
	const all =
		value && ! options.some( ( { id } ) => id === value )
			? [ { value: `${ value }`, label: `#${ value }` }, ...known ]
			: known;

	return (
		<ComboboxControl
			__nextHasNoMarginBottom
			__next40pxDefaultSize
			allowReset
			label={ __( 'Portfolio item', 'eidan' ) }
			help={ __( 'Leave empty for the current item.', 'eidan' ) }
			value={ value ? `${ value }` : null }
			options={ all }
			onFilterValueChange={ useDebounce( setSearch, 250 ) }
			onChange={ ( id ) => onChange( Number( id ?? 0 ) || 0 ) }
		/>
	);
}
