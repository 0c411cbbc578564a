import { Button, Placeholder } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { PortfolioListAttributes } from './attributes';
import { icon } from './icon';

interface Props {
	query: PortfolioListAttributes[ 'query' ];
	setQuery: ( query: PortfolioListAttributes[ 'query' ] ) => void;
	showSample: () => void;
}

/** Shown in the editor when the list finds no portfolio items. Offers ways to get some. */
export function Empty( { query, setQuery, showSample }: Props ) {
	const { perPage, postType, ...filters } = query;
	const isFiltered = Object.keys( filters ).some( ( name ) => name !== 'order' );
	return (
		<Placeholder
			icon={ icon }
			label={ __( 'Portfolio list', 'eidan' ) }
			instructions={
				isFiltered
					? __( 'No portfolio items match these settings. Visitors see the text for no results.', 'eidan' )
					: __( 'No published portfolio items yet. They will appear here once there are some.', 'eidan' )
			}
		>
			{ isFiltered ? (
				<Button
					__next40pxDefaultSize
					variant="primary"
					onClick={ () =>
						setQuery( { ...( perPage ? { perPage } : {} ), ...( postType ? { postType } : {} ) } )
					}
				>
					{ __( 'Show all portfolio items', 'eidan' ) }
				</Button>
			) : (
				<Button __next40pxDefaultSize variant="primary" href="post-new.php?post_type=eidan_portfolio">
					{ __( 'Add portfolio item', 'eidan' ) }
				</Button>
			) }
			<Button __next40pxDefaultSize variant="secondary" onClick={ showSample }>
				{ __( 'Start with sample content', 'eidan' ) }
			</Button>
		</Placeholder>
	);
}
