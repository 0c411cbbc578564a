import { Button, ExternalLink } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { addQueryArgs } from '@wordpress/url';
import { Preview } from './preview';
import type { Part, StartData, Starters } from './types';
import type { UseStarters } from './use-starters';

interface ListProps {
	title: string;
	changes: string;
	parts: Part[];
	kind: 'header' | 'footer';
	current: string | null;
	isPossible: boolean;
	home: string;
	/** Where it is edited. */
	edit: string;
	use: UseStarters;
}

const bare = ( slug: string ) => slug.replace( /^eidan\//, '' );

function PartList( { title, changes, parts, kind, current, isPossible, home, edit, use }: ListProps ) {
	return (
		<section className={ `eidan-start__choices is-${ kind }` }>
			<h3>{ title }</h3>
			<p className="eidan-start__line">{ changes }</p>
			<div className="eidan-start__grid">
				{ parts.map( ( { slug, title: name } ) => {
					const src = addQueryArgs( home, { 'eidan-pattern': bare( slug ) } );
					const isCurrent = current === slug;
					return (
						<div key={ slug } className={ `eidan-start__choice${ isCurrent ? ' is-chosen' : '' }` }>
							<Preview src={ src } height={ kind === 'header' ? 540 : 560 } />
							<h4 className="eidan-start__name">{ name }</h4>
							<div className="eidan-start__actions">
								<Button
									size="compact"
									variant="secondary"
									isBusy={ use.busy === slug }
									disabled={ ! isPossible || !! use.busy || isCurrent }
									accessibleWhenDisabled
									aria-label={ sprintf(
										// translators: 1: what a button does, 2: name of a header or footer.
										__( '%1$s: %2$s', 'eidan' ),
										isCurrent ? __( 'In use', 'eidan' ) : __( 'Use', 'eidan' ),
										name
									) }
									onClick={ () =>
										void use.put( kind === 'header' ? { header: slug } : { footer: slug } )
									}
								>
									{ isCurrent ? __( 'In use', 'eidan' ) : __( 'Use', 'eidan' ) }
								</Button>
								{ isCurrent ? (
									<a href={ edit }>
										{ __( 'Edit', 'eidan' ) }
										<span className="screen-reader-text">{ ` ${ name }` }</span>
									</a>
								) : (
									<ExternalLink href={ src }>
										{ __( 'Open preview', 'eidan' ) }
										<span className="screen-reader-text">{ ` ${ name }` }</span>
									</ExternalLink>
								) }
							</div>
						</div>
					);
				} ) }
			</div>
		</section>
	);
}

interface Props {
	data: StartData;
	starters: Starters;
	use: UseStarters;
}

/** A header and a footer for the site as it is. */
export function Parts( { data, starters: { headers, footers, current, fits, reason }, use }: Props ) {
	const common = { isPossible: fits && data.mayStyle, home: data.home, use };

	return (
		<>
			{ ! fits && (
				<p className="eidan-start__line">
					{ reason ||
						__(
							'Your theme has no header and footer that a plugin may change. Insert these as patterns, or use a block theme.',
							'eidan'
						) }
				</p>
			) }
			<PartList
				{ ...common }
				kind="header"
				edit={ data.edit.header }
				title={ __( 'Header', 'eidan' ) }
				changes={ __(
					'Changes: the template part Header, on every page. It shows your own menu and logo.',
					'eidan'
				) }
				parts={ headers }
				current={ current.header }
			/>
			<PartList
				{ ...common }
				kind="footer"
				edit={ data.edit.footer }
				title={ __( 'Footer', 'eidan' ) }
				changes={ __( 'Changes: the template part Footer, on every page.', 'eidan' ) }
				parts={ footers }
				current={ current.footer }
			/>
		</>
	);
}
