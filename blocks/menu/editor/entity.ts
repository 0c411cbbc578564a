import { useSelect } from '@wordpress/data';
import { selectCore } from '@eidan/editor';

/** The post that has the blocks of a wide drop-down. */
export interface Entity {
	postType: 'wp_block' | 'wp_template_part';
	id: number | string;
}

/**
 * Finds the post of a drop-down.
 *
 * @param value      `part:SLUG` or `pattern:ID`, as menu items have it.
 * @param stylesheet The theme, whose parts have its name; undefined while it is not known.
 * @return Null if there is none.
 */
export function entityOf( value: string, stylesheet: string | undefined ): Entity | null {
	const [ kind, name = '' ] = value.split( ':' );
	if ( kind === 'pattern' && Number( name ) > 0 ) {
		return { postType: 'wp_block', id: Number( name ) };
	}
	return kind === 'part' && name && stylesheet
		? { postType: 'wp_template_part', id: `${ stylesheet }//${ name }` }
		: null;
}

/**
 * The post of a drop-down, if the author may edit it.
 *
 * @param value `part:SLUG` or `pattern:ID`.
 * @return Null if it may not be edited, or that is not known yet.
 */
export function useEntity( value: string ): Entity | null {
	const stylesheet = useSelect( ( select ) => selectCore( select ).getCurrentTheme()?.stylesheet, [] );
	const entity = entityOf( value, stylesheet );
	const { postType, id } = entity ?? { postType: '', id: 0 };
	const mayEdit = useSelect(
		( select ) =>
			!! id && selectCore( select ).canUser( 'update', { kind: 'postType', name: postType, id } ) === true,
		[ postType, id ]
	);
	return mayEdit ? entity : null;
}

/** Whether the blocks of a post are here. */
export const useIsLoaded = ( { postType, id }: Entity ): boolean =>
	useSelect( ( select ) => !! selectCore( select ).getEntityRecord( 'postType', postType, id ), [ postType, id ] );
