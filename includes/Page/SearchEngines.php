<?php
/**
 * What search engines are told about a page.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Page;

use Eidan\Lists\Paging\Page;
use Eidan\Posts\FieldValue;
use Eidan\Posts\Team;
use Eidan\Support\Text;

/**
 * Titles, descriptions, breadcrumbs and sitemaps are the work of WordPress and of SEO plugins. This tells what only
 * this plugin knows: who a team member is, and, where a plugin prints the canonical address itself, that a page of a
 * list is a page of its own.
 */
final class SearchEngines {

	/**
	 * Filter `the_seo_framework_meta_render_data`: the canonical address of The SEO Framework.
	 *
	 * @param mixed $tags Tags of the head, each with its attributes.
	 */
	public static function tags( mixed $tags ): mixed {
		if ( ! is_array( $tags ) ) {
			return $tags;
		}

		return array_map(
			static function ( mixed $tag ): mixed {
				$attributes = is_array( $tag ) && is_array( $tag['attributes'] ?? null ) ? $tag['attributes'] : array();
				if ( ! is_array( $tag ) || 'canonical' !== ( $attributes['rel'] ?? '' ) ) {
					return $tag;
				}
				$attributes['href'] = Page::canonical( $attributes['href'] ?? '' );

				return array( 'attributes' => $attributes ) + $tag;
			},
			$tags
		);
	}

	/**
	 * Filter `single_template_hierarchy`: only pages of single items load this class.
	 *
	 * @param mixed $templates Not changed.
	 */
	public static function single( mixed $templates ): mixed {
		if ( is_singular( Team::POST_TYPE ) ) {
			add_action( 'wp_head', array( self::class, 'person' ) );
		}

		return $templates;
	}

	/**
	 * Action `wp_head`: a team member as a Person of schema.org, on the page of that member.
	 */
	public static function person(): void {
		$post = is_singular( Team::POST_TYPE ) ? get_queried_object() : null;
		if ( ! $post instanceof \WP_Post || post_password_required( $post ) ) {
			return;
		}
		$links = array_column( FieldValue::links( get_post_meta( $post->ID, Team::LINKS, true ) ), 'url' );
		$image = get_the_post_thumbnail_url( $post, 'full' );
		$data  = array_filter(
			array(
				'@context' => 'https://schema.org',
				'@type'    => 'Person',
				'@id'      => get_permalink( $post ) . '#person',
				'name'     => Text::plain( Text::of( get_the_title( $post ) ) ),
				'url'      => get_permalink( $post ),
				'jobTitle' => Text::of( get_post_meta( $post->ID, Team::ROLE, true ) ),
				'image'    => $image,
				'sameAs'   => $links,
				'worksFor' => array(
					'@type' => 'Organization',
					'name'  => Text::of( get_bloginfo( 'name', 'display' ) ),
					'url'   => home_url( '/' ),
				),
			),
			static fn( mixed $value ): bool => ! in_array( $value, array( '', false, array() ), true )
		);
		/**
		 * The structured data of a team member's page.
		 *
		 * @param array<string, mixed> $data A Person of schema.org; empty = none, where another plugin prints one.
		 * @param \WP_Post            $post The team member.
		 */
		$data = (array) apply_filters( 'eidan_person_data', $data, $post );
		if ( array() !== $data ) {
			echo '<script type="application/ld+json">' . wp_json_encode( $data, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES )
				. "</script>\n";
		}
	}
}
