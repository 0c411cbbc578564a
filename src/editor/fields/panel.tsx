import { useSelect } from '@wordpress/data';
import { PluginDocumentSettingPanel } from '@wordpress/editor';
import { postEditor } from '../post-store';
import { FieldControl } from './control';
import { NameNotice } from './name-notice';
import { contentTypes, type ContentType } from './types';
import { useMeta } from './use-meta';

/** The panel in the sidebar of the post editor with the fields of the post's content type. */
export function FieldsPanel() {
	const [ postType, id ] = useSelect( ( select ) => {
		const { getCurrentPostType, getCurrentPostId } = postEditor( select );
		return [ getCurrentPostType(), getCurrentPostId() ] as const;
	}, [] );
	const type = contentTypes().find( ( other ) => other.postType === postType );

	return ! type || ! type.fields.length || id === null ? null : (
		<>
			{ type.unnamed && <NameNotice message={ type.unnamed } /> }
			<PluginDocumentSettingPanel
				name={ `eidan-${ type.key }-details` }
				title={ type.panel }
				className={ `eidan-fields-panel eidan-${ type.key }-panel` }
			>
				<Fields type={ type } id={ id } />
			</PluginDocumentSettingPanel>
		</>
	);
}

/** The controls of all fields of an item. */
export function Fields( { type, id }: { type: ContentType; id: number } ) {
	const [ meta, change ] = useMeta( type.postType, id );

	return (
		<div className="eidan-fields-panel__fields">
			{ type.fields.map( ( field ) => (
				<FieldControl
					key={ field.key }
					field={ field }
					value={ meta[ field.key ] }
					onChange={ ( value ) => change( { [ field.key ]: value } ) }
				/>
			) ) }
		</div>
	);
}
