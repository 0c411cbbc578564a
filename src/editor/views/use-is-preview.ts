import { useSelect } from '@wordpress/data';
import { selectBlockEditor } from '../stores';

/** Whether blocks are shown as an image, as in the inserter, and not edited. */
export const useIsPreview = (): boolean =>
	useSelect( ( select ) => {
		const settings = selectBlockEditor( select ).getSettings();
		return !! ( settings.isPreviewMode ?? settings.__unstableIsPreviewMode );
	}, [] );

/**
 * Whether a block is shown as an image, as in the inserter, alone or in a group with its opener: then it shows itself at
 * its best, such as open. Inside other blocks, as in images of headers, it looks as on a page at first.
 *
 * @param clientId Id of the block.
 */
export function useIsImage( clientId: string ): boolean {
	const isPreview = useIsPreview();
	return useSelect(
		( select ) => {
			const { getBlockName, getBlockRootClientId } = selectBlockEditor( select );
			let parent = isPreview ? getBlockRootClientId( clientId ) : null;
			while ( parent && getBlockName( parent ) === 'core/group' ) {
				parent = getBlockRootClientId( parent );
			}
			return parent === '';
		},
		[ isPreview, clientId ]
	);
}
