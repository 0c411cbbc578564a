import { store as blockEditorStore, useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { useMergeRefs } from '@wordpress/compose';
import { useSelect } from '@wordpress/data';
import { useFocusAfterPlaceholder } from '@eidan/editor';

import { ShownTab } from '../tabbed-info-item/editor/shown';
import type { TabbedInfoAttributes } from './attributes';
import { TabStrip } from './editor/strip';
import { Inspector } from './inspector';
import { classesOf, shownClassesOf, titleCss } from './look';
import { Empty } from './placeholder';
import { SampleOffer } from './editor/sample-offer';
import { Toolbar } from './toolbar';
import { useTabItems } from './use-items';
import { useNarrow } from './use-narrow';
import { useTabKey } from './use-tab-key';

export default function Edit( {
	attributes,
	setAttributes,
	clientId,
	isSelected,
}: BlockEditProps< TabbedInfoAttributes > ) {
	const { mode, orientation, collapsible } = attributes;
	const handle = useTabItems( clientId );
	// If one item always has to be open and none is set to be, the first one is opened.
	const openItem =
		mode === 'accordion' && collapsible === false && ! handle.items.some( ( item ) => item.attributes.open )
			? handle.items[ 0 ]?.clientId
			: undefined;
	const isInnerSelected = useSelect(
		( select ) => select( blockEditorStore ).hasSelectedInnerBlock( clientId, true ),
		[ clientId ]
	);
	const { isNarrow, ref: narrowRef } = useNarrow( attributes );
	const tabs = mode === 'tabs' && ! isNarrow;
	const horizontal = tabs && orientation === 'horizontal';
	const ref = useFocusAfterPlaceholder< HTMLDivElement >( ! handle.items.length, '.eidan-tabs__title' );
	const blockProps = useBlockProps( {
		ref: useMergeRefs( [ ref, narrowRef, useTabKey() ] ),
		className: classesOf( attributes ),
	} );
	const innerProps = useInnerBlocksProps(
		{ className: 'eidan-tabs__items' },
		{
			orientation: horizontal ? 'horizontal' : 'vertical',
			defaultBlock: {
				name: 'eidan/tabbed-info-item',
				attributes: { level: handle.items[ 0 ]?.attributes.level ?? 3 },
			},
			directInsert: true,
			// The row of tabs has its own button to add an item.
			...( tabs ? { renderAppender: false as never } : {} ),
		}
	);

	if ( ! handle.items.length ) {
		return (
			<div { ...blockProps }>
				<Empty clientId={ clientId } setAttributes={ setAttributes } />
			</div>
		);
	}
	return (
		<>
			<Toolbar handle={ handle } horizontal={ horizontal } />
			<Inspector
				clientId={ clientId }
				attributes={ attributes }
				setAttributes={ setAttributes }
				handle={ handle }
			/>
			<div { ...blockProps }>
				<style>{ titleCss( attributes.titles, clientId ) }</style>
				<div className={ shownClassesOf( tabs, horizontal ) }>
					{ tabs && <TabStrip handle={ handle } selected={ isSelected || isInnerSelected } /> }
					<ShownTab.Provider value={ { tabs, item: mode === 'tabs' ? handle.active : openItem } }>
						<div { ...innerProps } />
					</ShownTab.Provider>
				</div>
				<SampleOffer clientId={ clientId } />
			</div>
		</>
	);
}
