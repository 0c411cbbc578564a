import { FormTokenField } from '@wordpress/components';
import { useRecords } from './use-records';
import { withoutHowTo } from './without-how-to';

interface Props {
	label: string;
	/** Entity kind: `postType`, `taxonomy` or `root`, for authors. */
	kind: string;
	/** Entity name, such as `post` or `category`. */
	name: string;
	value: readonly number[] | undefined;
	onChange: ( ids: number[] ) => void;
}

const MAX = 100;

/**
 * Chooses items, terms or authors. Authors find them by typing.
 *
 * A chosen record that was deleted is shown by its id, and stays chosen until the author removes it.
 */
export function RecordTokens( { label, kind, name, value = [], onChange }: Props ) {
	const { options, find } = useRecords( kind, name, value );
	const labelOf = ( id: number ) => options.find( ( option ) => option.id === id )?.label ?? `#${ id }`;
	const idOf = ( token: string ) =>
		options.find( ( option ) => option.label === token )?.id ?? value.find( ( id ) => labelOf( id ) === token );

	return (
		<FormTokenField
			__nextHasNoMarginBottom
			__next40pxDefaultSize
			__experimentalExpandOnFocus
			{ ...withoutHowTo }
			__experimentalValidateInput={ ( token: string ) => !! idOf( token ) }
			label={ label }
			value={ value.map( labelOf ) }
			suggestions={ options.filter( ( { id } ) => ! value.includes( id ) ).map( ( option ) => option.label ) }
			maxSuggestions={ 20 }
			maxLength={ MAX }
			onInputChange={ find }
			// Whoever left the field in the middle of a word finds it empty, and all records in its list.
			onFocus={ ( { target } ) => find( ( target as HTMLInputElement ).value ) }
			onChange={ ( tokens ) => {
				find( '' );
				const ids = tokens.map( ( token ) => idOf( typeof token === 'string' ? token : token.value ) );
				onChange( [ ...new Set( ids.filter( ( id ): id is number => id !== undefined ) ) ] );
			} }
		/>
	);
}
