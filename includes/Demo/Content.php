<?php
/**
 * Posts, pages and portfolio items of the demo site.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Demo;

use Eidan\Posts\ContentTypes;
use Eidan\Posts\FieldType;

/**
 * Makes the demo's items from its files: first empty drafts, so that they can link to each other, then their content.
 */
final class Content {

	private readonly Ledger $ledger;

	private readonly People $people;

	/** @param ItemWriter $writer Writes items. */
	public function __construct( private readonly ItemWriter $writer ) {
		$this->ledger = $writer->ledger;
		$this->people = new People( $writer->ledger );
	}

	/**
	 * Post types by file in assets/demo/; types that do not exist, or that the starter is without, are left out.
	 *
	 * @return array<string, string>
	 */
	public static function kinds(): array {
		return array_filter(
			array(
				'portfolio'    => 'eidan_portfolio',
				'team'         => 'eidan_team',
				'testimonials' => 'eidan_testimonial',
				'clients'      => 'eidan_client',
				'posts'        => 'post',
				'pages'        => 'page',
			),
			static fn( string $type, string $kind ): bool => post_type_exists( $type ) && Starters::has( $kind ),
			ARRAY_FILTER_USE_BOTH
		);
	}

	/**
	 * All items of a kind; parent pages come before their children.
	 *
	 * @param string $kind Kind of items.
	 * @return array<string, array<string, mixed>> By slug.
	 */
	public static function items( string $kind ): array {
		return 'pages' === $kind
			? Starters::items() + ( Starters::has( 'widgets' ) ? BlockPages::items() : array() )
			: Starters::of_kind( $kind );
	}

	/**
	 * Makes an empty draft of every item.
	 *
	 * @return list<\WP_Error|null> Errors.
	 */
	public function outlines(): array {
		$errors = array();
		foreach ( self::kinds() as $kind => $type ) {
			foreach ( self::items( $kind ) as $slug => $fields ) {
				$parent   = $this->ledger->id( 'page/' . Files::text( $fields, 'parent' ) );
				$errors[] = $this->writer->outline(
					self::key( $kind, $slug ),
					$type,
					Files::text( $fields, 'slug', $slug ),
					Files::text( $fields, 'title' ),
					$parent
				);
			}
		}

		return $errors;
	}

	/**
	 * Fills in items.
	 *
	 * @param string                              $kind    Kind of items.
	 * @param string                              $type
	 * @param array<string, array<string, mixed>> $items Items of the kind's JSON file.
	 * @return list<\WP_Error|null> Errors.
	 */
	public function fill( string $kind, string $type, array $items ): array {
		$errors = array();
		foreach ( $items as $slug => $fields ) {
			$key     = self::key( $kind, $slug );
			$content = $this->writer->filled( Files::markup( "$kind/$slug" ) );
			// Sticky posts change the site's blog, so they need the owner's consent to the look.
			$sticky = true === ( $fields['sticky'] ?? false ) && true === $this->ledger->look();
			$source = md5( $content . wp_json_encode( $fields ) . ( $sticky ? 'sticky' : '' ) );
			if ( ! $this->writer->wants( $key, $source ) ) {
				continue;
			}
			$image = $this->ledger->id( 'picture/' . Files::text( $fields, 'picture' ) );
			$id    = $this->ledger->id( $key );
			if ( $image > 0 ) {
				set_post_thumbnail( $id, $image );
			} elseif ( isset( $fields['picture'] ) ) {
				$errors[] = new \WP_Error(
					'eidan_demo_picture',
					sprintf(
						/* translators: %s: Title of an item. */
						__( '“%s” stays a draft, since its image is missing.', 'eidan' ),
						Files::text( $fields, 'title' )
					)
				);
				continue;
			}
			$this->terms_and_meta( $id, $type, $fields );
			$date     = time() - Files::number( $fields, 'days' ) * DAY_IN_SECONDS
				- Files::number( $fields, 'minutes' ) * MINUTE_IN_SECONDS;
			$errors[] = $this->writer->fill(
				$key,
				$source,
				array(
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
			);
			if ( $sticky ) {
				stick_post( $id );
			}
		}

		return $errors;
	}

	/**
	 * Sets terms and meta fields of an item.
	 *
	 * @param int                  $id     Post.
	 * @param string               $type
	 * @param array<string, mixed> $fields Item.
	 */
	private function terms_and_meta( int $id, string $type, array $fields ): void {
		$taxonomies = array(
			'categories' => true,
			'tags'       => false,
		);
		foreach ( 'page' === $type ? array() : $taxonomies as $name => $hierarchical ) {
			foreach ( get_object_taxonomies( $type, 'objects' ) as $taxonomy ) {
				// Post formats are no tags.
				if ( $hierarchical === $taxonomy->hierarchical && 'post_format' !== $taxonomy->name ) {
					$this->people->assign( $id, $taxonomy->name, Files::strings( $fields, $name ) );
				}
			}
		}
		foreach ( ContentTypes::get( $type )->fields ?? array() as $field ) {
			$value = $fields[ $field->name ] ?? null;
			$value = match ( $field->type ) {
				FieldType::Image  => $this->ledger->id( 'picture/' . Files::text( $fields, $field->name ) ),
				FieldType::Images => array_map(
					fn( string $key ): int => $this->ledger->id( 'picture/' . $key ),
					Files::strings( $fields, $field->name )
				),
				default           => $value,
			};
			update_post_meta( $id, $field->key, wp_slash( $field->clean( $value ) ) );
		}
	}

	/** A page template; '' if the theme does not have it. */
	private function template( string $template ): string {
		return '' !== $template && array_key_exists( $template, wp_get_theme()->get_page_templates() ) ? $template : '';
	}

	/**
	 * Key of an item in the ledger.
	 *
	 * @param string $kind Kind of items.
	 */
	public static function key( string $kind, string $slug ): string {
		return ( in_array( $kind, array( 'portfolio', 'team' ), true ) ? $kind : substr( $kind, 0, -1 ) ) . '/' . $slug;
	}
}
