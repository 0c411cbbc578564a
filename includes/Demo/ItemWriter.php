<?php
/**
 * Makes everything that is stored as a post: posts, pages, portfolio items, templates.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Demo;

use Eidan\Patterns\Macros;
use Eidan\Posts\Fingerprint;

/** In two passes: first an empty draft of each, so that items can link to each other; then their content. */
final class ItemWriter {

	private readonly Markup $markup;

	/**
	 * Sets up the writer.
	 *
	 * @param Ledger      $ledger Says which items exist, and remembers new ones.
	 * @param Markup|null $markup Fills in macros; null = with what the ledger lists.
	 */
	public function __construct( public readonly Ledger $ledger, ?Markup $markup = null ) {
		$this->markup = $markup ?? new Markup( $ledger );
	}

	/**
	 * Runs something that writes files of the plugin's own as they are: without revisions and pingbacks, and without
	 * KSES, which for some users would remove harmless styles from them. May be called by what it runs.
	 *
	 * @return mixed What it returns.
	 *
	 * @template T
	 * @phpstan-param callable(): T $work
	 * @phpstan-return T
	 */
	public static function quietly( callable $work ): mixed {
		if ( 99 === has_filter( 'wp_revisions_to_keep', '__return_zero' ) ) {
			return $work();
		}
		kses_remove_filters();
		$pings = remove_action( 'publish_post', '_publish_post_hook', 5 );
		add_filter( 'wp_revisions_to_keep', '__return_zero', 99 );
		try {
			return $work();
		} finally {
			remove_filter( 'wp_revisions_to_keep', '__return_zero', 99 );
			if ( $pings ) {
				add_action( 'publish_post', '_publish_post_hook', 5 );
			}
			kses_init();
		}
	}

	/** Markup with its macros and patterns filled in. */
	public function filled( string $markup ): string {
		return Macros::fill_with( $markup, $this->markup->fill( ... ) );
	}

	/**
	 * Makes an empty draft with its final slug, unless the item exists.
	 *
	 * @param string $key    Key in the ledger.
	 * @param string $type
	 * @param string $slug
	 * @param string $title
	 * @param int    $parent Parent page.
	 */
	public function outline( string $key, string $type, string $slug, string $title, int $parent = 0 ): ?\WP_Error {
		if ( $this->ledger->id( $key ) > 0 ) {
			return null;
		}
		$id = wp_insert_post(
			array(
				'post_type'      => $type,
				'post_status'    => 'draft',
				'post_title'     => wp_slash( $title ),
				'post_name'      => wp_unique_post_slug( $slug, 0, 'publish', $type, $parent ),
				'post_parent'    => $parent,
				'comment_status' => 'closed',
				'ping_status'    => 'closed',
			),
			true
		);
		if ( $id instanceof \WP_Error ) {
			return $id;
		}
		$this->ledger->remember( $key, 'post', $id );

		return null;
	}

	/**
	 * Whether an item has no content yet, or the plugin has newer content. Edited items are never overwritten.
	 *
	 * @param string $key    Key in the ledger.
	 * @param string $source Fingerprint of the source files.
	 */
	public function wants( string $key, string $source ): bool {
		$entry = $this->ledger->entry( $key );

		return null !== $entry
			&& $this->ledger->id( $key ) > 0
			&& ! Fingerprint::edited( $entry['id'], $entry['print'] )
			&& ( '' === $entry['print'] || $entry['source'] !== $source );
	}

	/**
	 * Fills in an item and publishes it.
	 *
	 * @param string                          $key    Key in the ledger.
	 * @param string                          $source Fingerprint of the source files.
	 * @param array<string, string|int|bool> $fields As for `wp_update_post()`, not slashed; `ID` is set here.
	 */
	public function fill( string $key, string $source, array $fields ): ?\WP_Error {
		/** @var array{ID: int, post_content?: string} $post */
		$post = wp_slash( array( 'ID' => $this->ledger->id( $key ) ) + $fields + array( 'post_status' => 'publish' ) );
		$id   = wp_update_post( $post, true );
		if ( $id instanceof \WP_Error ) {
			return $id;
		}
		$this->ledger->remember( $key, 'post', $id, Fingerprint::of( $id ), $source );

		return null;
	}

	/**
	 * Makes or updates a template, a part of one or a menu.
	 *
	 * @param string $type        'wp_template', 'wp_template_part' or 'wp_navigation'.
	 * @param string $slug
	 * @param string $title
	 * @param string $markup      Blocks, with macros.
	 * @param string $area        Of a part.
	 */
	public function template(
		string $type,
		string $slug,
		string $title,
		string $markup,
		string $area = '',
		string $description = ''
	): ?\WP_Error {
		$key     = "$type/$slug";
		$content = $this->filled( $markup );
		$error   = $this->outline( $key, $type, $slug, $title );
		if ( null !== $error || ! $this->wants( $key, md5( $content ) ) ) {
			return $error;
		}
		if ( 'wp_navigation' !== $type ) {
			$this->ledger->assign( $this->ledger->id( $key ), get_stylesheet(), 'wp_theme' );
		}
		if ( 'wp_template_part' === $type ) {
			$this->ledger->assign( $this->ledger->id( $key ), $area, 'wp_template_part_area' );
		}
		$fields = array(
			'post_content' => $content,
			'post_excerpt' => $description,
		);

		return $this->fill( $key, md5( $content ), $fields );
	}
}
