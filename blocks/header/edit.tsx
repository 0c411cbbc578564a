import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { useSelect } from '@wordpress/data';
import { useMergeRefs } from '@wordpress/compose';
import { useMedia, selectBlockEditor } from '@eidan/editor';
import type { HeaderAttributes } from './attributes';
import { Inspector } from './inspector';
import { classesOf, styleOf } from './look';
import { Empty } from './placeholder';
import { useShownForm } from './use-shown-form';
import { useDarkGround } from './use-dark-ground';

export default function Edit( { attributes, setAttributes, clientId }: BlockEditProps< HeaderAttributes > ) {
	const { breakpoint, collapse, orientation, skin, lightLogo, darkLogo } = attributes;
	const [ ground, isOnDark ] = useDarkGround();
	const isVertical = orientation === 'vertical';
	const [ bar, form, side ] = useShownForm( breakpoint, collapse === 'fit' && ! isVertical );
	// The logo that visitors see in this skin, or on this ground, lies over the site's own, as on the page.
	const logo = { light: lightLogo, dark: darkLogo }[ skin as string ] ?? ( isOnDark ? lightLogo : 0 );
	const file = useMedia( logo ? [ logo ] : [] ).get( logo )?.source_url;
	const isEmpty = useSelect(
		( select ) => selectBlockEditor( select ).getBlocks( clientId ).length === 0,
		[ clientId ]
	);
	const blockProps = useBlockProps( {
		ref: useMergeRefs( [ ground, bar ] ),
		...( { 'data-eidan-form': form } as object ),
		className: classesOf( attributes, file ),
		style: styleOf( attributes, side, file ),
	} );
	const innerProps = useInnerBlocksProps( blockProps, { orientation: 'vertical', renderAppender: false as never } );

	return (
		<>
			<Inspector attributes={ attributes } setAttributes={ setAttributes } />
			{ isEmpty ? (
				<div { ...blockProps }>
					<Empty clientId={ clientId } setAttributes={ setAttributes } />
				</div>
			) : (
				<div { ...innerProps } />
			) }
		</>
	);
}
