import { ComboboxControl } from '@wordpress/components';
import { useRecords } from './use-records';

interface Props {
	label: string;
	help?: string;
	/** What is chosen: posts of this type. */
	postType: string;
	/** Id of the chosen record; 0 for none. */
	value: number;
	onChange: ( id: number ) => void;
}

/** Chooses one post. Authors find it by typing its title. */
export function RecordControl( { label, help, postType, value, onChange }: Props ) {
	const { options, find } = useRecords( 'postType', postType, value ? [ value ] : [] );
	// A record that was deleted is shown by its id until the author chooses another one.
	const all =
		value && ! options.some( ( { id } ) => id === value )
			? [ { id: value, label: `#${ value }` }, ...options ]
			: options;

	return (
		// WordPress puts a field around it that has no margin of its own.
		<div className="eidan-group">
			<ComboboxControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				allowReset
				label={ label }
				help={ help }
				value={ value ? `${ value }` : null }
				options={ all.map( ( { id, label: name } ) => ( { value: `${ id }`, label: name } ) ) }
				onFilterValueChange={ find }
				onChange={ ( id ) => {
					// The field is empty again, and lists all records.
					find( '' );
					onChange( Number( id ) || 0 );
				} }
			/>
		</div>
	);
}
