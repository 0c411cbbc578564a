<?php
/**
 * Removes the demo.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Demo;

use Eidan\Demo\Shop\Products;
use Eidan\Demo\Shop\Setup;
use Eidan\Demo\Style\Tried;
use Eidan\Posts\Fingerprint;

/** Deletes only what the ledger lists, and of that only what nobody has edited and nothing else uses. */
final class Remover {

	/** The options of a site that shows its latest posts. */
	private const WITHOUT_FRONT = array(
		'show_on_front' => 'posts',
		'page_on_front' => 0,
	);

	/** @var int Number of removed items. */
	private int $removed = 0;

	/** @var list<string> Keys of kept items. */
	private array $kept = array();

	/** @param Ledger $ledger Everything the demo made or changed. */
	public function __construct( private Ledger $ledger ) {}

	/**
	 * Removes the demo.
	 *
	 * @param bool $edited Whether to remove edited items, too.
	 * @return array{removed: int, kept: list<string>}
	 */
	public function remove( bool $edited ): array {
		$tried = $this->ledger->changed()[ Tried::CHANGE ]['before'] ?? null;
		$this->take_back( $edited );
		// Kept items belong to the owner from now on.
		delete_option( Visibility::OPTION );
		$this->ledger->forget_answer();
		if ( null === $this->ledger->entry( 'product/ten-minute-walk-test' ) ) {
			Products::delete_files();
		}
		// Last: until then the ledger says that the site wears the demo.
		Tried::come_back( $tried, $this->kept );
		$this->ledger->remove_change( Tried::CHANGE );
		return array(
			'removed' => $this->removed,
			'kept'    => $this->kept,
		);
	}

	/**
	 * Takes back what the ledger lists, and restores what was changed.
	 *
	 * @param bool $edited Whether to remove edited items, too.
	 * @return list<string> Keys of what is kept.
	 */
	public function take_back( bool $edited ): array {
		ItemWriter::quietly( $this->restore( ... ) );
		// Terms, images and users come last: only then it is known whether anything else uses them.
		foreach ( array( 'entry', 'term', 'attribute', 'picture', 'font', 'user' ) as $turn ) {
			foreach ( $this->ledger->made() as $key => $made ) {
				if ( self::turn( $key ) !== $turn ) {
					continue;
				}
				if ( ! Ledger::exists( $made['kind'], $made['id'] ) ) {
					$this->ledger->forget( $key );
				} elseif ( $this->may_go( $turn, $made, $edited ) ) {
					self::delete( $made['kind'], $made['id'] );
					$this->ledger->forget( $key );
					++$this->removed;
				} else {
					$this->kept[] = $key;
				}
			}
		}

		return $this->kept;
	}

	/**
	 * The pass in which an item is removed.
	 *
	 * @param string $key Key of the ledger.
	 */
	private static function turn( string $key ): string {
		$kind = strtok( $key, '/' );
		return in_array( $kind, array( 'picture', 'font', 'term', 'attribute', 'user' ), true ) ? $kind : 'entry';
	}

	/**
	 * Whether an item may be deleted.
	 *
	 * @param string                                                      $turn   Pass, see turn().
	 * @param array{kind: string, id: int, print: string, source: string} $made   Item of the ledger.
	 * @param bool                                                        $edited Whether to remove edited items, too.
	 */
	private function may_go( string $turn, array $made, bool $edited ): bool {
		return match ( $turn ) {
			'entry'   => 'zone' === $made['kind']
				? Shop::has_woocommerce()
				: ( $edited || ! Fingerprint::edited( $made['id'], $made['print'] ) ) && ! self::belongs( $made['id'] ),
			'attribute' => Shop::has_woocommerce() && self::is_bare( $made['id'] ),
			'picture' => ! ImageUse::found( $made['id'] ),
			'font'    => ! Fonts::in_use( $made['id'] ),
			'term'    => taxonomy_exists( substr( $made['kind'], 5 ) )
				&& ! self::has_objects( $made['id'], substr( $made['kind'], 5 ) )
				&& ! self::is_default( $made['id'], substr( $made['kind'], 5 ) ),
			default   => People::is_made_up( $made['id'] ) && ! People::has_written( $made['id'] ),
		};
	}

	/**
	 * Whether it is a variation of an existing product.
	 *
	 * @param int $id Post.
	 */
	private static function belongs( int $id ): bool {
		return 'product_variation' === get_post_type( $id ) && null !== get_post( (int) wp_get_post_parent_id( $id ) );
	}

	/**
	 * Whether a product attribute has no terms left.
	 *
	 * @param int $id Attribute.
	 */
	private static function is_bare( int $id ): bool {
		return array() === get_terms(
			array(
				'taxonomy'   => wc_attribute_taxonomy_name_by_id( $id ),
				'hide_empty' => false,
				'fields'     => 'ids',
			)
		);
	}

	/**
	 * Whether any object still has a term. Posts that went while their plugin was off are still listed.
	 *
	 * @param int $id Term.
	 */
	private static function has_objects( int $id, string $taxonomy ): bool {
		$objects = get_objects_in_term( $id, $taxonomy );
		$is_post = static fn( string $object ): bool => null !== get_post( (int) $object );
		return is_array( $objects ) && array() !== array_filter( $objects, $is_post );
	}

	/**
	 * Whether a term is what new items get, which WordPress and WooCommerce do not delete.
	 *
	 * @param int $id Term.
	 */
	private static function is_default( int $id, string $taxonomy ): bool {
		return Look::same( get_option( "default_$taxonomy" ), $id )
			|| Look::same( get_option( "default_term_$taxonomy" ), $id );
	}

	/** Deletes an item permanently. */
	private static function delete( string $kind, int $id ): void {
		if ( 'user' === $kind ) {
			People::delete( $id );
		} elseif ( 'zone' === $kind ) {
			Setup::delete_zone( $id );
		} elseif ( 'attribute' === $kind ) {
			wc_delete_attribute( $id );
		} elseif ( str_starts_with( $kind, 'term:' ) ) {
			$term = get_term( $id );
			if ( $term instanceof \WP_Term && '' !== $term->taxonomy ) {
				wp_delete_term( $id, $term->taxonomy );
			}
		} else {
			// Before 9.8, WooCommerce only clears its lookup table for users who may delete posts; WP-CLI has no user.
			$allow = static fn( array $allowed ): array => array( 'delete_posts' => true ) + $allowed;
			add_filter( 'user_has_cap', $allow );
			try {
				wp_delete_post( $id, true );
			} finally {
				remove_filter( 'user_has_cap', $allow );
			}
		}
	}

	/**
	 * What has become of the front page. Which page it is, and that it is a page, are two options and one choice.
	 *
	 * @return array{own: bool, gone: bool} Whether the owner has chosen another page since; whether the one from before
	 *                                      has gone.
	 */
	private function front(): array {
		$values = $this->ledger->changed()['page_on_front'] ?? null;
		$before = is_numeric( $values['before'] ?? null ) ? (int) $values['before'] : 0;

		return array(
			'own'  => null !== $values && ! Look::same( get_option( 'page_on_front' ), $values['after'] ),
			'gone' => $before > 0 && in_array( get_post_status( $before ), array( false, 'trash' ), true ),
		);
	}

	/** Restores options, styles and sample items. Options that were changed since stay as they are. */
	private function restore(): void {
		foreach ( $this->ledger->binned() as $id ) {
			if ( 'trash' === get_post_status( $id ) ) {
				wp_untrash_post( $id );
				wp_publish_post( $id );
				$post = get_post( $id );
				if ( $post instanceof \WP_Post ) {
					// It was unedited before.
					Look::dated( $id, $post->post_date, $post->post_date_gmt );
				}
			}
		}
		$this->ledger->unbin();
		$theme = $this->ledger->chosen( 'theme' );
		$front = $this->front();
		$ways  = get_option( 'permalink_structure' );
		foreach ( $this->ledger->changed() as $name => $values ) {
			if ( Tried::CHANGE === $name ) {
				continue;
			}
			$is_back = match ( true ) {
				GlobalStyles::CHANGE === $name                      => GlobalStyles::restore( $values, $theme ),
				str_starts_with( $name, Parts::CHANGE )             => Parts::restore( $values ),
				str_starts_with( $name, OwnSettings::CHANGE )       => OwnSettings::restore( $name, $values ),
				'show_on_front' === $name && $front['own']          => true,
				Look::same( get_option( $name ), $values['after'] ) => Ledger::set_option(
					$name,
					// As WordPress leaves it when a front page goes.
					$front['gone'] && isset( self::WITHOUT_FRONT[ $name ] )
						? self::WITHOUT_FRONT[ $name ]
						: $values['before']
				),
				default                                             => null,
			};
			if ( true !== $is_back ) {
				$this->kept[] = null === $is_back ? 'option/' . $name : $name;
			}
			$this->ledger->remove_change( $name );
		}
		delete_option( 'rewrite_rules' );
		if ( get_option( 'permalink_structure' ) !== $ways ) {
			Permalinks::tell_server();
		}
	}
}
