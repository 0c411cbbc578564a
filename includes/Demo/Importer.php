<?php
/**
 * Imports the demo site.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Demo;

/**
 * Runs the import in small steps: as many requests as it takes, or all in one.
 *
 * Every step can be run again: it makes what is missing, brings what nobody has edited up to date, and leaves the
 * rest alone.
 *
 * @phpstan-type Report array{step: int, steps: int, label: string, errors: list<string>}
 */
final class Importer {

	/** How many pictures or entries one step handles. */
	private const CHUNK = 8;

	private Ledger $ledger;
	private Entries $entries;
	private Markup $markup;
	private People $people;
	private Look $look;
	private bool $dress;

	/**
	 * What went wrong.
	 *
	 * @var list<string>
	 */
	private array $errors = array();

	/**
	 * Decides whether the demo also dresses the site: theme, name, front page, addresses.
	 *
	 * @param bool|null $dress Null: only a site that has nothing of its own yet.
	 */
	public function __construct( ?bool $dress = null ) {
		$this->ledger  = new Ledger();
		$this->entries = new Entries( $this->ledger );
		$this->markup  = new Markup( $this->ledger );
		$this->people  = new People( $this->ledger );
		$this->look    = new Look( $this->ledger, $this->entries, $this->markup );
		$this->dress   = $dress ?? ( array() !== $this->ledger->changed() || self::is_fresh() );
	}

	/**
	 * Imports everything at once.
	 *
	 * @param bool|null                                $dress    See the constructor.
	 * @param (callable( int, int, string ): void)|null $progress Called before each step with its number, how many there are, and what it does.
	 * @return list<string> What went wrong; empty when all went well.
	 */
	public static function import( ?bool $dress = null, ?callable $progress = null ): array {
		$importer = new self( $dress );
		$steps    = $importer->steps();
		$errors   = array();
		foreach ( array_keys( $steps ) as $number ) {
			if ( null !== $progress ) {
				$progress( $number + 1, count( $steps ), $steps[ $number ][0] );
			}
			array_push( $errors, ...$importer->step( $number )['errors'] );
		}
		return array_values( array_unique( $errors ) );
	}

	/**
	 * Removes what was imported, and puts back what was changed.
	 *
	 * @param bool $edited Also what somebody has edited since.
	 * @return array{removed: int, kept: list<string>} Kept: keys of what was edited or is used by other content.
	 */
	public static function remove( bool $edited = false ): array {
		return ( new Remover( new Ledger() ) )->remove( $edited );
	}

	/**
	 * Runs one step.
	 *
	 * @param int $number From 0.
	 * @return Report
	 */
	public function step( int $number ): array {
		$steps = $this->steps();
		$label = '';
		if ( isset( $steps[ $number ] ) ) {
			[ $label, $work ] = $steps[ $number ];
			$this->errors     = array();
			// The demo's own files: KSES would take harmless style rules out of them for users it does not trust.
			kses_remove_filters();
			wp_defer_term_counting( true );
			add_filter( 'wp_revisions_to_keep', '__return_zero', 99 );
			if ( function_exists( 'set_time_limit' ) ) {
				set_time_limit( 300 );
			}
			try {
				$work();
			} finally {
				remove_filter( 'wp_revisions_to_keep', '__return_zero', 99 );
				wp_defer_term_counting( false );
				kses_init();
			}
		}
		return array(
			'step'   => $number,
			'steps'  => count( $steps ),
			'label'  => $label,
			'errors' => $this->errors,
		);
	}

	/**
	 * All steps.
	 *
	 * @return list<array{string, callable(): void}> What each does, in words and as a function.
	 */
	public function steps(): array {
		$steps = array(
			array(
				__( 'Authors and topics', 'eidan' ),
				function (): void {
					if ( $this->dress ) {
						$this->look->addresses();
					}
					$this->people->authors();
					$this->people->terms();
				},
			),
		);
		foreach ( array_chunk( Files::entries( 'images' ), self::CHUNK, true ) as $pictures ) {
			$steps[] = array( __( 'Pictures', 'eidan' ), fn() => $this->pictures( $pictures ) );
		}
		$steps[] = array( __( 'Outlines', 'eidan' ), fn() => $this->outlines() );
		foreach ( $this->kinds() as $kind => $type ) {
			foreach ( array_chunk( Files::entries( $kind ), self::CHUNK, true ) as $entries ) {
				$steps[] = array( $this->label( $kind ), fn() => $this->fill( $kind, $type, $entries ) );
			}
		}
		if ( $this->dress ) {
			$steps[] = array( __( 'Look', 'eidan' ), fn() => $this->dress() );
		}
		return $steps;
	}

	/**
	 * Whether the site has nothing of its own yet.
	 */
	public static function is_fresh(): bool {
		$others = get_posts(
			array(
				'post_type'    => array( 'post', 'page' ),
				'post_status'  => array( 'publish', 'future', 'pending', 'private' ),
				'numberposts'  => 1,
				'fields'       => 'ids',
				'post__not_in' => array_merge( Look::samples(), array_column( ( new Ledger() )->made(), 'id' ) ),
			)
		);
		return array() === $others;
	}

	/**
	 * File in assets/demo/ => post type, as far as the types exist.
	 *
	 * @return array<string, string>
	 */
	private function kinds(): array {
		return array_filter(
			array(
				'portfolio' => 'eidan_portfolio',
				'posts'     => 'post',
				'pages'     => 'page',
			),
			'post_type_exists'
		);
	}

	/**
	 * What a step does, in words.
	 *
	 * @param string $kind Kind of entries.
	 */
	private function label( string $kind ): string {
		return match ( $kind ) {
			'portfolio' => __( 'Portfolio', 'eidan' ),
			'posts'     => __( 'Posts', 'eidan' ),
			default     => __( 'Pages', 'eidan' ),
		};
	}

	/**
	 * Imports pictures.
	 *
	 * @param array<string, array<string, mixed>> $pictures Out of images.json.
	 */
	private function pictures( array $pictures ): void {
		$importer = new Pictures( $this->ledger );
		foreach ( $pictures as $key => $fields ) {
			$this->note( $importer->import( $key, $fields ) );
		}
	}

	/**
	 * Makes an empty draft of every entry.
	 */
	private function outlines(): void {
		foreach ( $this->kinds() as $kind => $type ) {
			foreach ( Files::entries( $kind ) as $slug => $fields ) {
				$parent = $this->ledger->id( 'page/' . Files::text( $fields, 'parent' ) );
				$this->note( $this->entries->outline( self::key( $kind, $slug ), $type, Files::text( $fields, 'slug', $slug ), Files::text( $fields, 'title' ), $parent ) );
			}
		}
	}

	/**
	 * Fills in entries.
	 *
	 * @param string                              $kind    Kind of entries.
	 * @param string                              $type    Post type.
	 * @param array<string, array<string, mixed>> $entries Out of the kind's JSON file.
	 */
	private function fill( string $kind, string $type, array $entries ): void {
		foreach ( $entries as $slug => $fields ) {
			$key     = self::key( $kind, $slug );
			$content = Patterns::fill_with( Files::markup( "$kind/$slug" ), $this->markup );
			$source  = md5( $content . wp_json_encode( $fields ) );
			if ( ! $this->entries->wants( $key, $source ) ) {
				continue;
			}
			$picture = $this->ledger->id( 'picture/' . Files::text( $fields, 'picture' ) );
			$id      = $this->ledger->id( $key );
			if ( $picture > 0 ) {
				set_post_thumbnail( $id, $picture );
			} elseif ( isset( $fields['picture'] ) ) {
				/* translators: %s: Title of an entry. */
				$this->errors[] = sprintf( __( '“%s” stays a draft, since its picture is missing.', 'eidan' ), Files::text( $fields, 'title' ) );
				continue;
			}
			$this->terms_and_meta( $id, $type, $fields );
			$date = time() - Files::number( $fields, 'days' ) * DAY_IN_SECONDS - Files::number( $fields, 'minutes' ) * MINUTE_IN_SECONDS;
			$this->note(
				$this->entries->fill(
					$key,
					$source,
					array(
						'post_status'   => 'publish',
						'post_title'    => Files::text( $fields, 'title' ),
						'post_excerpt'  => Files::text( $fields, 'excerpt' ),
						'post_content'  => $content,
						'post_author'   => $this->people->author( Files::text( $fields, 'author' ) ),
						'post_date_gmt' => gmdate( 'Y-m-d H:i:s', $date ),
						'post_date'     => get_date_from_gmt( gmdate( 'Y-m-d H:i:s', $date ) ),
						'edit_date'     => true,
						'menu_order'    => Files::number( $fields, 'order' ),
						'page_template' => 'page' === $type ? $this->template( Files::text( $fields, 'template' ) ) : '',
					)
				)
			);
			if ( true === ( $fields['sticky'] ?? false ) ) {
				stick_post( $id );
			}
		}
	}

	/**
	 * Sets terms and meta fields of an entry.
	 *
	 * @param int                  $id     Post.
	 * @param string               $type   Post type.
	 * @param array<string, mixed> $fields Entry.
	 */
	private function terms_and_meta( int $id, string $type, array $fields ): void {
		$is_post = 'post' === $type;
		if ( 'page' === $type ) {
			return;
		}
		$this->people->assign( $id, $is_post ? 'category' : 'eidan_portfolio_category', Files::strings( $fields, 'categories' ) );
		$this->people->assign( $id, $is_post ? 'post_tag' : 'eidan_portfolio_tag', Files::strings( $fields, 'tags' ) );
		if ( $is_post ) {
			return;
		}
		$gallery = array_map( fn( string $key ): int => $this->ledger->id( 'picture/' . $key ), Files::strings( $fields, 'gallery' ) );
		update_post_meta( $id, 'eidan_gallery', array_values( array_filter( $gallery, static fn( int $picture ): bool => $picture > 0 ) ) );
		foreach ( array( 'client', 'date', 'website' ) as $name ) {
			update_post_meta( $id, 'eidan_' . $name, wp_slash( Files::text( $fields, $name ) ) );
		}
		$light = $fields['light'] ?? false;
		update_post_meta( $id, 'eidan_light_skin', true === $light );
	}

	/**
	 * A page template, as far as the theme has it.
	 *
	 * @param string $template Template.
	 */
	private function template( string $template ): string {
		return '' !== $template && array_key_exists( $template, wp_get_theme()->get_page_templates() ) ? $template : '';
	}

	/**
	 * Dresses the site.
	 */
	private function dress(): void {
		if ( Look::fits() ) {
			$this->look->styles();
			$this->note( $this->look->templates() );
		}
		$this->look->site();
		$this->look->clear_samples();
	}

	/**
	 * Key of an entry in the ledger.
	 *
	 * @param string $kind Kind of entries.
	 * @param string $slug Slug.
	 */
	private static function key( string $kind, string $slug ): string {
		return ( 'portfolio' === $kind ? $kind : substr( $kind, 0, -1 ) ) . '/' . $slug;
	}

	/**
	 * Notes an error.
	 *
	 * @param \WP_Error|null $error Error, or nothing.
	 */
	private function note( ?\WP_Error $error ): void {
		if ( null !== $error ) {
			$this->errors[] = $error->get_error_message();
		}
	}
}
