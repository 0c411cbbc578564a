import { BlockControls, store as blockEditorStore } from '@wordpress/block-editor';
import { Button, ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { createHigherOrderComponent } from '@wordpress/compose';
import { useDispatch } from '@wordpress/data';
import { useRef } from '@wordpress/element';
import { addFilter } from '@wordpress/hooks';
import { __ } from '@wordpress/i18n';
import type { ComponentType, RefObject } from 'react';
import { PermissionNotice } from '../permission-notice';
import { useIsPreview } from '../views/use-is-preview';
import { DraftsBar } from './drafts-bar';
import { draftsOf, markOf, withMark, type Mark } from './mark';
import { useDrafts } from './use-drafts';
import { useSample } from './use-sample';

interface EditProps {
	name: string;
	clientId: string;
	attributes: Record< string, unknown >;
}

/**
 * What an author can do with a sample. The button that is pressed goes away, so the block gets the focus.
 *
 * @param clientId Id of the block.
 * @param mark     Its mark.
 * @param bar      The bar, which knows the document of the canvas.
 */
function useActions( clientId: string, mark: Mark, bar: RefObject< HTMLElement > ) {
	const sample = useSample( clientId );
	const { selectBlock } = useDispatch( blockEditorStore );
	const inBlock = ( action: () => void ) => () => {
		const canvas = bar.current?.ownerDocument;
		void selectBlock( clientId );
		action();
		canvas?.querySelector< HTMLElement >( `[data-block="${ clientId }"]` )?.focus();
	};
	const use = inBlock( sample.use );
	const items = mark.items ?? '';
	const keep = ( ids: number[] ) => inBlock( () => sample.keepDrafts( { type: items, ids } ) )();
	const { isBusy, create, mayCreate } = useDrafts( items, keep, sample.forgetDrafts );
	const main = mark.items
		? { label: __( 'Make these into items', 'eidan' ), onClick: create, isBusy, isOffered: mayCreate === true }
		: { label: __( 'Use this content', 'eidan' ), onClick: use, isBusy: false, isOffered: true };
	return {
		main,
		isRefused: !! mark.items && mayCreate === false,
		removal: { label: __( 'Remove sample', 'eidan' ), onClick: inBlock( () => sample.remove( mark ) ) },
	};
}

/**
 * Says below a block that it is a sample, and offers what can be done with it. The toolbar of the block offers the same,
 * since the end of a tall block may be out of sight.
 */
export function SampleBar( { clientId, mark }: { clientId: string; mark: Mark } ) {
	const bar = useRef< HTMLDivElement >( null );
	const { main, isRefused, removal } = useActions( clientId, mark, bar );
	return (
		<>
			<BlockControls group="other">
				<ToolbarGroup>
					{ main.isOffered && (
						<ToolbarButton onClick={ main.onClick } disabled={ main.isBusy }>
							{ main.label }
						</ToolbarButton>
					) }
					<ToolbarButton onClick={ removal.onClick }>{ removal.label }</ToolbarButton>
				</ToolbarGroup>
			</BlockControls>
			<div ref={ bar } className="eidan-sample-bar" role="group" aria-label={ __( 'Sample content', 'eidan' ) }>
				<span>{ __( 'Sample: visitors do not see this.', 'eidan' ) }</span>
				{ isRefused && <PermissionNotice what="items" /> }
				<span>
					{ main.isOffered && (
						<Button
							variant="primary"
							size="compact"
							isBusy={ main.isBusy }
							disabled={ main.isBusy }
							accessibleWhenDisabled
							onClick={ main.onClick }
						>
							{ main.label }
						</Button>
					) }
					<Button variant="tertiary" size="compact" onClick={ removal.onClick }>
						{ removal.label }
					</Button>
				</span>
			</div>
		</>
	);
}

function Marked( { clientId, attributes }: Omit< EditProps, 'name' > ) {
	const isPreview = useIsPreview();
	if ( isPreview ) {
		return null;
	}
	const mark = markOf( attributes );
	const drafts = draftsOf( attributes );
	return mark ? (
		<SampleBar clientId={ clientId } mark={ mark } />
	) : (
		drafts && <DraftsBar clientId={ clientId } drafts={ drafts } />
	);
}

const withSampleBar = createHigherOrderComponent(
	( BlockEdit: ComponentType< EditProps > ) =>
		function WithSampleBar( props: EditProps ) {
			const { clientId, attributes } = props;
			return (
				<>
					<BlockEdit { ...props } />
					{ ( markOf( attributes ) || draftsOf( attributes ) ) && (
						<Marked clientId={ clientId } attributes={ attributes } />
					) }
				</>
			);
		},
	'withSampleBar'
);

addFilter( 'editor.BlockEdit', 'eidan/sample-bar', withSampleBar );

interface Transformed {
	attributes: Record< string, unknown >;
	innerBlocks: Transformed[];
}

const isMarkedInside = ( blocks: Transformed[] ): boolean =>
	blocks.some( ( { attributes, innerBlocks } ) => markOf( attributes ) || isMarkedInside( innerBlocks ) );

// A block that is transformed stays a sample. A group around it does not become one.
addFilter(
	'blocks.switchToBlockType.transformedBlock',
	'eidan/sample',
	( block: Transformed, sources: Transformed | Transformed[] ) => {
		const isSample = [ sources ].flat().some( ( { attributes } ) => markOf( attributes ) );
		return ! isSample || markOf( block.attributes ) || isMarkedInside( block.innerBlocks )
			? block
			: { ...block, attributes: { ...block.attributes, ...withMark( block.attributes, {} ) } };
	}
);
