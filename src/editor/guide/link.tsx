/**
 * Adds a link to the guide below the settings of every block.
 */
import { InspectorControls } from '@wordpress/block-editor';
import { getBlockType } from '@wordpress/blocks';
import { ExternalLink } from '@wordpress/components';
import { createHigherOrderComponent } from '@wordpress/compose';
import { addFilter } from '@wordpress/hooks';
import { __, sprintf } from '@wordpress/i18n';
import type { ComponentType } from 'react';
import { chapterOf, type GuideData } from './chapter';

interface EditProps {
	name: string;
	isSelected: boolean;
}

declare global {
	interface Window {
		eidanGuide?: GuideData;
	}
}

const withGuideLink = createHigherOrderComponent(
	( BlockEdit: ComponentType< EditProps > ) =>
		function WithGuideLink( props: EditProps ) {
			const type = props.isSelected ? getBlockType( props.name ) : undefined;
			const chapter = type && chapterOf( type, window.eidanGuide );
			return (
				<>
					<BlockEdit { ...props } />
					{ chapter && (
						<InspectorControls>
							<p className="eidan-guide-link">
								<ExternalLink href={ chapter.url }>
									{
										/* translators: %s: title of a page of the guide. */
										sprintf( __( 'Guide: %s', 'eidan' ), chapter.title )
									}
								</ExternalLink>
							</p>
						</InspectorControls>
					) }
				</>
			);
		},
	'withGuideLink'
);

addFilter( 'editor.BlockEdit', 'eidan/guide-link', withGuideLink );
