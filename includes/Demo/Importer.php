<?php
/**
 * Imports the demo site.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Demo;

use Eidan\Demo\Style\Tried;

/**
 * Runs the import in small steps: one per request, or all at once.
 *
 * Every step can be repeated: it adds what is missing, updates what nobody has edited, and leaves the rest alone.
 * Before the first step the owner is asked whether the demo may change the site's look, and the answer is stored:
 * without consent it only adds items (see Visibility) and changes nothing else.
 *
 * @phpstan-type Report array{step: int, steps: int, label: string, next: string, errors: list<string>}
 */
final class Importer {

	/** Images or items per step. */
	private const CHUNK = 8;

	private Ledger $ledger;
	private Content $content;
	private People $people;
	private Look $look;
	private Shop $shop;
	private bool $with_look;

	/** @var list<string> Error messages of the current step. */
	private array $errors = array();

	/**
	 * Sets up the import.
	 *
	 * @param bool|null $with_look Whether the demo may also change styles, templates, site title, front page and
	 *                             permalinks; null = the stored answer, or no. Only asked for by the first step.
	 * @param string|null $starter Kind of site; null = the stored one, or Consulting. Likewise.
	 * @param string|null $style   Style; null = the stored one, or Paper. Likewise.
	 */
	public function __construct(
		?bool $with_look = null,
		private readonly ?string $starter = null,
		private readonly ?string $style = null,
	) {
		$this->ledger    = new Ledger();
		$writer          = new ItemWriter( $this->ledger );
		$this->people    = new People( $this->ledger );
		$this->content   = new Content( $writer );
		$this->look      = new Look( $writer );
		$this->shop      = new Shop( $writer );
		$this->with_look = $with_look ?? $this->ledger->look() ?? false;
	}

	/**
	 * Imports everything at once.
	 *
	 * @param bool|null                                 $with_look See the constructor.
	 * @param (callable( int, int, string ): void)|null $progress Called before each step with its number, the number of
	 *                                                            steps, and its label.
	 * @param string|null                               $starter See the constructor.
	 * @param string|null                               $style   Likewise.
	 * @return list<string> Error messages; empty if all went well.
	 */
	public static function import(
		?bool $with_look = null,
		?callable $progress = null,
		?string $starter = null,
		?string $style = null,
	): array {
		$importer = new self( $with_look, $starter, $style );
		$importer->begin();
		$steps  = $importer->steps();
		$errors = array();
		foreach ( array_keys( $steps ) as $number ) {
			if ( null !== $progress ) {
				$progress( $number + 1, count( $steps ), $steps[ $number ][0] );
			}
			array_push( $errors, ...$importer->step( $number )['errors'] );
		}
		return array_values( array_unique( $errors ) );
	}

	/**
	 * Removes what was imported and restores what was changed.
	 *
	 * @param bool $edited Whether to remove edited items, too.
	 * @return array{removed: int, kept: list<string>} `kept`: keys of what was edited or is used by other content.
	 */
	public static function remove( bool $edited = false ): array {
		Progress::forget();

		return ( new Remover( new Ledger() ) )->remove( $edited );
	}

	/**
	 * Runs one step. The first one decides about the look; later ones keep to that, whatever this object was told.
	 *
	 * @param int $number Number of the step, from 0.
	 * @return Report
	 */
	public function step( int $number ): array {
		if ( $number > 0 ) {
			$this->with_look = $this->ledger->look() ?? $this->with_look;
		} else {
			$this->begin();
		}
		$steps = $this->steps();
		$label = '';
		if ( isset( $steps[ $number ] ) ) {
			[ $label, $work ] = $steps[ $number ];
			$this->errors     = array();
			$this->ledger->decide( $this->with_look );
			wp_defer_term_counting( true );
			if ( function_exists( 'set_time_limit' ) ) {
				// phpcs:ignore Squiz.PHP.DiscouragedFunctions -- One step copies images; where it is off, a step can be repeated.
				set_time_limit( 300 );
			}
			try {
				ItemWriter::quietly( $work );
				Visibility::note( $this->ledger );
			} finally {
				wp_defer_term_counting( false );
			}
			Progress::note( $number, count( $steps ) );
		}
		return array(
			'step'   => $number,
			'steps'  => count( $steps ),
			'label'  => $label,
			'next'   => $steps[ $number + 1 ][0] ?? '',
			'errors' => $this->errors,
		);
	}

	/** Stores what the first step was asked for. A demo that is there keeps its starter. */
	private function begin(): void {
		$there = self::there( $this->ledger );
		$this->ledger->decide( $this->with_look );
		$this->ledger->choose(
			array(
				'starter' => $there ?? $this->starter ?? $this->ledger->starter() ?? Choice::STARTER,
				'style'   => $this->style ?? $this->ledger->style() ?? Choice::STYLE,
				'theme'   => get_stylesheet(),
			)
		);
	}

	/**
	 * The starter of a demo that is there, whole or in part.
	 *
	 * @return string|null Null without one, also where a removal has kept something of one.
	 */
	public static function there( Ledger $ledger ): ?string {
		return null === $ledger->look() || array() === $ledger->made()
			? null
			: $ledger->starter() ?? Choice::STARTER;
	}

	/**
	 * All steps.
	 *
	 * @return list<array{string, callable(): void}> Label and function of each step.
	 */
	public function steps(): array {
		$steps     = array(
			array(
				__( 'Authors and topics', 'eidan' ),
				function (): void {
					if ( $this->with_look ) {
						Permalinks::set( $this->ledger );
					}
					$this->people->authors();
					$this->people->terms();
				},
			),
		);
		$with_shop = Shop::is_on( $this->ledger );
		$images    = array_filter(
			Files::items( 'images' ),
			// Images of blocks are only on their pages, those of blocks for shops also beside products of the owner.
			static fn( array $fields ): bool => isset( $fields['widgets'] )
				? Starters::has( 'widgets' ) && ( ! isset( $fields['shop'] ) || Shop::has_woocommerce() )
				: $with_shop || ! isset( $fields['shop'] )
		);
		foreach ( array_chunk( $images, self::CHUNK, true ) as $chunk ) {
			$steps[] = array( __( 'Images', 'eidan' ), fn() => $this->images( $chunk ) );
		}
		$steps[] = array( __( 'Outlines', 'eidan' ), fn() => $this->note( ...$this->content->outlines() ) );
		// Before the pages, which link to categories and products.
		if ( $with_shop ) {
			array_push( $steps, ...$this->shop->steps( $this->with_look, $this->note( ... ) ) );
		}
		foreach ( Content::kinds() as $kind => $type ) {
			foreach ( array_chunk( Content::items( $kind ), self::CHUNK, true ) as $items ) {
				$steps[] = array(
					self::label( $kind ),
					fn() => $this->note( ...$this->content->fill( $kind, $type, $items ) ),
				);
			}
		}
		if ( $this->with_look ) {
			$steps[] = array( __( 'Look', 'eidan' ), fn() => $this->set_look() );
		}
		return $steps;
	}

	/** Whether the site has no content of its own yet, not even drafts. Then the screen suggests the demo's look. */
	public static function is_fresh(): bool {
		$others = get_posts(
			array(
				'post_type'    => array_values(
					array_diff( get_post_types( array( 'public' => true ) ), array( 'attachment' ) )
				),
				'post_status'  => array( 'publish', 'future', 'pending', 'private', 'draft' ),
				'numberposts'  => 1,
				'fields'       => 'ids',
				// phpcs:ignore WordPressVIPMinimum.Performance.WPQueryParams -- A hundred IDs, on one screen of the admin.
				'post__not_in' =>
					array_merge( Samples::all(), Samples::policy(), Shop::pages(), ( new Ledger() )->ids( 'post' ) ),
			)
		);
		return array() === $others;
	}

	/**
	 * Label of a step.
	 *
	 * @param string $kind Kind of items.
	 */
	private static function label( string $kind ): string {
		return match ( $kind ) {
			'portfolio'    => __( 'Portfolio', 'eidan' ),
			'team'         => __( 'Team', 'eidan' ),
			'testimonials' => __( 'Testimonials', 'eidan' ),
			'clients'      => __( 'Clients', 'eidan' ),
			'posts'        => __( 'Posts', 'eidan' ),
			default        => __( 'Pages', 'eidan' ),
		};
	}

	/**
	 * Imports images.
	 *
	 * @param array<string, array<string, mixed>> $images Items of images.json.
	 */
	private function images( array $images ): void {
		$importer = new Images( $this->ledger );
		foreach ( $images as $key => $fields ) {
			$this->note( $importer->import( $key, $fields ) );
		}
	}

	/** Sets the look of the site. */
	private function set_look(): void {
		if ( Look::fits() ) {
			Tried::make_room( $this->ledger );
			$styles = new GlobalStyles( $this->ledger );
			$this->note( $styles->are_owners() ? null : $styles->wear() );
			$this->note( $this->look->templates() );
		}
		$this->look->site();
		Samples::clear( $this->ledger );
	}

	/**
	 * Collects errors.
	 *
	 * @param \WP_Error|null ...$errors Errors; null values are ignored.
	 */
	private function note( ?\WP_Error ...$errors ): void {
		foreach ( array_filter( $errors ) as $error ) {
			$this->errors[] = $error->get_error_message();
		}
	}
}
