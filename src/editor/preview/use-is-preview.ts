import { useSelect } from '@wordpress/data';
import { selectBlockEditor } from '../stores';

/** Whether blocks are shown as an image, as in the inserter, and not edited. */
export const useIsPreview = (): boolean =>
	useSelect( ( select ) => {
		const settings = selectBlockEditor( select ).getSettings();
		return !! ( settings.isPreviewMode ?? settings.__unstableIsPreviewMode );
	}, [] );
