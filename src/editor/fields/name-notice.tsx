import { Notice } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { PluginPostStatusInfo, store as editorStore } from '@wordpress/editor';
import { useEffect } from '@wordpress/element';
import { postEditor } from '../post-store';

const LOCK = 'eidan-name';

/** Prevents saving an item without a title, and shows the reason. */
export function NameNotice( { message }: { message: string } ) {
	const isNamed = useSelect(
		( select ) => String( postEditor( select ).getEditedPostAttribute( 'title' ) ?? '' ).trim() !== '',
		[]
	);
	const { lockPostSaving, unlockPostSaving } = useDispatch( editorStore );

	useEffect( () => {
		if ( isNamed ) {
			return;
		}
		lockPostSaving( LOCK );
		return () => {
			unlockPostSaving( LOCK );
		};
	}, [ isNamed, lockPostSaving, unlockPostSaving ] );

	return isNamed ? null : (
		<PluginPostStatusInfo className="eidan-name-notice">
			<Notice status="warning" isDismissible={ false }>
				{ message }
			</Notice>
		</PluginPostStatusInfo>
	);
}
