<?php
/**
 * The block eidan/portfolio-details.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Blocks;

use Eidan\Posts\Bindings;
use Eidan\Posts\ContentTypes;
use Eidan\Posts\Portfolio;
use Eidan\Posts\PortfolioMeta;
use Eidan\Posts\Taxonomy;
use Eidan\Support\Html;
use WP_Block;

defined( 'ABSPATH' ) || exit;

/**
 * The facts of a portfolio item as a description list.
 *
 * @phpstan-import-type PortfolioDetailsAttributes from \Eidan\Attributes\PortfolioDetails
 * @implements DynamicBlock<PortfolioDetailsAttributes>
 */
final class PortfolioDetails implements DynamicBlock {

	/**
	 * The whole block.
	 *
	 * @param PortfolioDetailsAttributes $attributes Valid attributes.
	 * @param string                     $content    Not used.
	 * @param WP_Block                   $block      Block whose context has the item if the author chose none.
	 * @return string HTML; '' if no field has a value.
	 */
	public static function render( array $attributes, string $content, WP_Block $block ): string {
		unset( $content );
		$item   = $attributes['itemId'] > 0 ? $attributes['itemId'] : ( $block->context['postId'] ?? 0 );
		$fields = $attributes['fields'];
		$html   = wp_kses_allowed_html( 'post' );
		/**
		 * Allowed tags of rows; WordPress 6.8 would remove `datetime` from `<time>`.
		 *
		 * @var array<string, array<string, bool>> $allowed
		 */
		$allowed = array_merge( is_array( $html ) ? $html : array(), array( 'time' => array( 'datetime' => true ) ) );
		$rows    = '';
		foreach ( self::rows( $item, $fields ) as $row ) {
			$rows .= sprintf(
				'<div class="eidan-portfolio-details__row"><dt>%s</dt><dd>%s</dd></div>',
				esc_html( $row['label'] ),
				wp_kses( $row['html'], $allowed )
			);
		}
		$class = 'list' === $attributes['layout'] ? 'is-list' : 'is-row';

		return '' === $rows ? '' : '<dl ' . get_block_wrapper_attributes( array( 'class' => $class ) ) . ">$rows</dl>";
	}

	/**
	 * The rows whose fields have a value.
	 *
	 * @param mixed        $item   Id of the item.
	 * @param list<string> $fields Names of the fields, in their order.
	 * @return list<array{label: string, html: string}> Labels are not escaped, the HTML is.
	 */
	private static function rows( mixed $item, array $fields ): array {
		$post_id = Bindings::readable_item( $item, ContentTypes::get( Portfolio::POST_TYPE ) ?? Portfolio::type() );
		$rows    = array();
		foreach ( 0 === $post_id ? array() : array_unique( $fields ) as $field ) {
			$row = self::row( $field, $post_id );
			if ( '' !== $row['html'] ) {
				$rows[] = $row;
			}
		}
		/**
		 * Filters the rows of the block “Portfolio details”.
		 *
		 * @param list<array{label: string, html: string}> $rows    Labels are escaped when printed, the HTML passes
		 *                                                          `wp_kses_post()`.
		 * @param int                                      $post_id Item; 0 when there is none that the visitor may
		 *                                                          read.
		 */
		$filtered = apply_filters( 'eidan_portfolio_details', $rows, $post_id );
		$valid    = array();
		foreach ( is_array( $filtered ) ? $filtered : $rows as $row ) {
			if ( is_array( $row ) && is_string( $row['label'] ?? null ) && is_string( $row['html'] ?? null ) ) {
				$valid[] = array(
					'label' => $row['label'],
					'html'  => $row['html'],
				);
			}
		}

		return $valid;
	}

	/**
	 * One row; its HTML is empty if the field is.
	 *
	 * @param string $field   Name of the field.
	 * @param int    $post_id Item.
	 * @return array{label: string, html: string}
	 */
	private static function row( string $field, int $post_id ): array {
		return match ( $field ) {
			'client'   => array(
				'label' => __( 'Client', 'eidan' ),
				'html'  => esc_html( PortfolioMeta::client( $post_id ) ),
			),
			'date'     => array(
				'label' => __( 'Date', 'eidan' ),
				'html'  => self::date( $post_id ),
			),
			'website'  => array(
				'label' => __( 'Website', 'eidan' ),
				'html'  => self::website( $post_id ),
			),
			'category' => array(
				'label' => __( 'Category', 'eidan' ),
				'html'  => self::terms( $post_id, Portfolio::CATEGORY ),
			),
			'tag'      => array(
				'label' => __( 'Tags', 'eidan' ),
				'html'  => self::terms( $post_id, Portfolio::TAG ),
			),
			default    => array(
				'label' => '',
				'html'  => '',
			),
		};
	}

	/**
	 * The date.
	 *
	 * @param int $post_id Item.
	 */
	private static function date( int $post_id ): string {
		$date = PortfolioMeta::date( $post_id );

		return '' === $date
			? ''
			: sprintf(
				'<time datetime="%s">%s</time>',
				esc_attr( $date ),
				esc_html( PortfolioMeta::readable_date( $post_id ) )
			);
	}

	/**
	 * The website.
	 *
	 * @param int $post_id Item.
	 */
	private static function website( int $post_id ): string {
		$url = PortfolioMeta::website( $post_id );

		return '' === $url
			? ''
			: sprintf( '<a href="%s">%s</a>', esc_url( $url ), esc_html( PortfolioMeta::website_label( $post_id ) ) );
	}

	/**
	 * Linked terms.
	 *
	 * @param int $post_id Item.
	 */
	private static function terms( int $post_id, string $taxonomy ): string {
		$terms = get_the_terms( $post_id, $taxonomy );
		$links = array();
		foreach ( is_array( $terms ) ? $terms : array() as $term ) {
			$link = get_term_link( $term );
			if ( is_string( $link ) ) {
				$links[] = sprintf( '<a href="%s" rel="tag">%s</a>', esc_url( $link ), esc_html( $term->name ) );
			}
		}

		return Html::listed( $links );
	}
}
