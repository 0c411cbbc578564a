import { store as blockEditorStore, useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { useSelect } from '@wordpress/data';
import { useHandover } from '@eidan/editor';

import type { TabbedInfoAttributes } from './attributes';
import { classes } from './classes';
import { Empty } from './empty';
import { Inspector } from './inspector';
import { useItems } from './items';
import { Shown } from './shown';
import { Strip } from './strip';
import { Toolbar } from './toolbar';

export default function Edit( { attributes, setAttributes, clientId, isSelected }: BlockEditProps< TabbedInfoAttributes > ) {
	const { mode, orientation } = attributes;
	const handle = useItems( clientId );
	const within = useSelect(
		( select ) => select( blockEditorStore ).hasSelectedInnerBlock( clientId, true ),
		[ clientId ]
	);
	const tabs = mode === 'tabs';
	const horizontal = tabs && orientation === 'horizontal';
	const ref = useHandover< HTMLDivElement >( ! handle.items.length, '.eidan-tabs__title' );
	const blockProps = useBlockProps( { ref, className: classes( attributes ) } );
	const innerProps = useInnerBlocksProps(
		{ className: 'eidan-tabs__items' },
		{
			orientation: horizontal ? 'horizontal' : 'vertical',
			defaultBlock: {
				name: 'eidan/tabbed-info-item',
				attributes: { level: handle.items[ 0 ]?.attributes.level ?? 3 },
			},
			directInsert: true,
			// Tabs are added in the strip.
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
			<Inspector attributes={ attributes } setAttributes={ setAttributes } handle={ handle } />
			<div { ...blockProps }>
				<div className={ `eidan-tabs${ tabs ? ` is-tab-${ horizontal ? 'row' : 'column' }` : '' }` }>
					{ tabs && <Strip handle={ handle } selected={ isSelected || within } /> }
					<Shown.Provider value={ handle.active }>
						<div { ...innerProps } />
					</Shown.Provider>
				</div>
			</div>
		</>
	);
}
