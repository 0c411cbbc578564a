<?php
/**
 * Sanitizes SVG icons.
 *
 * @package Eidan
 */

declare( strict_types=1 );

// phpcs:disable WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- The DOM's own names.

namespace Eidan\Icons;

use DOMAttr;
use DOMComment;
use DOMDocument;
use DOMElement;
use DOMNode;
use DOMText;
use WP_Error;

/**
 * An allow-list of elements and attributes.
 *
 * Invisible data of drawing programs (comments, titles, metadata, ids, classes, their own namespaces) is removed.
 * Whatever loads, runs or styles something is refused with a reason, so that nobody wonders why a part of the drawing
 * is missing.
 */
final class Svg {

	/** Largest file in bytes; an icon has one or two thousand. */
	public const MAX_BYTES = 50_000;

	/** Shapes with the attributes that only they have. */
	private const SHAPES = array(
		'svg'      => array( 'viewBox', 'xmlns' ),
		'g'        => array(),
		'path'     => array( 'd' ),
		'circle'   => array( 'cx', 'cy', 'r' ),
		'ellipse'  => array( 'cx', 'cy', 'rx', 'ry' ),
		'rect'     => array( 'x', 'y', 'width', 'height', 'rx', 'ry' ),
		'line'     => array( 'x1', 'y1', 'x2', 'y2' ),
		'polyline' => array( 'points' ),
		'polygon'  => array( 'points' ),
	);

	/** Attributes of every shape. */
	private const PAINT = array(
		'fill',
		'fill-rule',
		'fill-opacity',
		'clip-rule',
		'stroke',
		'stroke-width',
		'stroke-linecap',
		'stroke-linejoin',
		'stroke-miterlimit',
		'stroke-dasharray',
		'stroke-dashoffset',
		'stroke-opacity',
		'opacity',
		'transform',
		'vector-effect',
	);

	/** Elements that draw nothing. */
	private const SILENT = array( 'title', 'desc', 'metadata', 'namedview' );

	/** Attributes that have no effect in our icons. */
	private const IDLE = array(
		'id',
		'class',
		'version',
		'width',
		'height',
		'x',
		'y',
		'role',
		'focusable',
		'preserveaspectratio',
		'overflow',
		'enable-background',
		'xml:space',
		'xml:lang',
		'lang',
		'baseprofile',
		'color',
		'tabindex',
	);

	/**
	 * Cleans an SVG.
	 *
	 * @param string $source Anything.
	 * @return string|WP_Error The icon, in the colour of the text and without size; or the reason why it is refused and
	 *                         what to do.
	 */
	public static function clean( string $source ): string|WP_Error {
		$source = trim( $source );
		if ( strlen( $source ) > self::MAX_BYTES ) {
			return self::refuse(
				sprintf(
					/* translators: %s: Number of kilobytes. */
					__( 'The file is larger than %s kB. Simplify the drawing before you upload it.', 'eidan' ),
					number_format_i18n( self::MAX_BYTES / 1000 )
				)
			);
		}
		if ( 1 === preg_match( '/<!ENTITY/i', $source ) ) {
			return self::refuse( __( 'The file defines entities. Export it again as plain SVG.', 'eidan' ) );
		}
		if ( ! class_exists( DOMDocument::class ) ) {
			return self::refuse(
				__( 'PHP lacks its extension DOM, without which no drawing can be checked. Ask your host to add it.', 'eidan' )
			);
		}
		$document = self::parse( $source );
		$root     = $document?->documentElement;
		if ( null === $root || 'svg' !== strtolower( $root->localName ?? '' ) ) {
			return self::refuse( __( 'This is not an SVG file. Export the drawing as SVG.', 'eidan' ) );
		}
		if ( 1 !== preg_match( '/^\s*-?[\d.]+(?:[\s,]+-?[\d.]+){3}\s*$/', $root->getAttribute( 'viewBox' ) ) ) {
			return self::refuse(
				__( 'The file has no viewBox, so it cannot change its size. Export it with one.', 'eidan' )
			);
		}
		$reason = '';
		$html   = self::element( $root, $reason );

		return '' === $reason ? $html : self::refuse( $reason );
	}

	/**
	 * Parses the XML without loading anything.
	 */
	private static function parse( string $source ): ?DOMDocument {
		if ( '' === $source ) {
			return null;
		}
		$document = new DOMDocument();
		$before   = libxml_use_internal_errors( true );
		$loaded   = $document->loadXML( $source, LIBXML_NONET | LIBXML_COMPACT );
		libxml_clear_errors();
		libxml_use_internal_errors( $before );

		return $loaded ? $document : null;
	}

	/**
	 * Rebuilds an element.
	 *
	 * @param DOMElement $element
	 * @param string     $reason  Set if something must be refused.
	 */
	private static function element( DOMElement $element, string &$reason ): string {
		$name   = strtolower( (string) $element->localName );
		$prefix = $element->prefix ?? '';
		if ( in_array( $name, self::SILENT, true ) || ( '' !== $prefix && 'svg' !== $prefix ) ) {
			return '';
		}
		if ( ! isset( self::SHAPES[ $name ] ) ) {
			if ( 'defs' === $name && ! $element->hasChildNodes() ) {
				return '';
			}
			$reason = self::element_reason( $name );
			return '';
		}
		$inside = '';
		foreach ( $element->childNodes as $child ) {
			$inside .= self::child( $child, $reason );
		}
		$attributes = self::attributes( $element, $name, $reason );
		if ( 'svg' === $name && ! $element->hasAttribute( 'fill' ) ) {
			// The default of SVG is black.
			$attributes .= ' fill="currentColor"';
		}

		return '' === $inside ? "<$name$attributes/>" : "<$name$attributes>$inside</$name>";
	}

	/**
	 * Rebuilds a child node.
	 *
	 * @param DOMNode $child  Node.
	 * @param string  $reason Set if something must be refused.
	 */
	private static function child( DOMNode $child, string &$reason ): string {
		if ( $child instanceof DOMElement ) {
			return self::element( $child, $reason );
		}
		if ( ! $child instanceof DOMComment && ( ! $child instanceof DOMText || '' !== trim( $child->data ) ) ) {
			$reason = __( 'The file has text or instructions in it. Convert text into paths and export the drawing again.', 'eidan' );
		}

		return '';
	}

	/**
	 * Rebuilds the attributes of an element.
	 *
	 * @param DOMElement $element
	 * @param string     $name
	 * @param string     $reason  Set if something must be refused.
	 */
	private static function attributes( DOMElement $element, string $name, string &$reason ): string {
		$html = 'svg' === $name ? ' xmlns="http://www.w3.org/2000/svg"' : '';
		foreach ( $element->attributes as $attribute ) {
			if ( ! $attribute instanceof DOMAttr || 'xmlns' === $attribute->name ) {
				continue;
			}
			$allowed = self::attribute_name( $attribute->nodeName, $name );
			if ( '' === $allowed ) {
				$reason = self::is_idle( $attribute->nodeName )
					? $reason
					: self::attribute_reason( $attribute->nodeName );
				continue;
			}
			$value = self::value( $allowed, trim( $attribute->value ) );
			if ( null === $value ) {
				$reason = sprintf(
					/* translators: %s: Attribute of an SVG element. */
					__( 'The file has a value in “%s” that an icon cannot have. Expand gradients, patterns and clipping into plain shapes.', 'eidan' ),
					$allowed
				);
				continue;
			}
			$html .= sprintf( ' %s="%s"', $allowed, esc_attr( $value ) );
		}

		return $html;
	}

	/**
	 * The correct spelling of an attribute's name; '' if it is not allowed.
	 *
	 * @param string $name Attribute.
	 */
	private static function attribute_name( string $name, string $element ): string {
		foreach ( array( ...self::SHAPES[ $element ], ...self::PAINT ) as $allowed ) {
			if ( 'xmlns' !== $allowed && strtolower( $allowed ) === strtolower( $name ) ) {
				return $allowed;
			}
		}

		return '';
	}

	/**
	 * A safe value; null if it is not allowed.
	 *
	 * @param string $name Attribute.
	 */
	private static function value( string $name, string $value ): ?string {
		return match ( $name ) {
			'fill', 'stroke' => self::paint( $value ),
			// Path data, lengths, lists of numbers and transformations may only contain their own commands and
			// keywords.
			'd'              => 1 === preg_match( '/^[MmLlHhVvCcSsQqTtAaZzEe0-9\s,.+-]*$/', $value ) ? $value : null,
			'transform'      => 1 === preg_match(
				'/^(?:(?:matrix|translate|scale|rotate|skewX|skewY)\([-+0-9.eE\s,]*\)[\s,]*)*$/',
				$value
			)
				? $value
				: null,
			'fill-rule', 'clip-rule', 'stroke-linecap', 'stroke-linejoin', 'vector-effect' => 1 === preg_match(
				'/^[a-z-]{1,30}$/',
				$value
			) ? $value : null,
			default          => 1 === preg_match( '/^(?:[-+0-9.eE\s,]*(?:px|%)?|none)$/', $value ) ? $value : null,
		};
	}

	/**
	 * Replaces any colour by `currentColor`.
	 *
	 * @param string $value Paint.
	 */
	private static function paint( string $value ): ?string {
		$value = strtolower( $value );
		if ( 'none' === $value || 'transparent' === $value ) {
			return 'none';
		}

		return 1 === preg_match( '/^(?:#[0-9a-f]{3,8}|[a-z]{3,30}|(?:rgb|hsl)a?\([0-9.,%\s\/]+\))$/', $value )
			? 'currentColor'
			: null;
	}

	/**
	 * Whether an attribute can be removed without a visible change.
	 *
	 * @param string $name Attribute.
	 */
	private static function is_idle( string $name ): bool {
		$name = strtolower( $name );
		if ( in_array( $name, self::IDLE, true ) || 1 === preg_match( '/^(?:data|aria)-/', $name ) ) {
			return true;
		}

		// Attributes of drawing programs, such as `sodipodi:docname`; `href` is refused, as it could load something.
		return str_contains( $name, ':' ) && ! str_ends_with( $name, ':href' );
	}

	/**
	 * Why an element is refused.
	 *
	 * @param string $name Element.
	 */
	private static function element_reason( string $name ): string {
		return match ( $name ) {
			'style'           =>
				__( 'The file has a style sheet in it. Export it with presentation attributes.', 'eidan' ),
			'text', 'tspan'   => __(
				'The file has text or instructions in it. Convert text into paths and export the drawing again.',
				'eidan'
			),
			default           => sprintf(
				/* translators: %s: SVG element. */
				__( 'The file has a “%s” element, which icons cannot have. Reduce the drawing to plain shapes.', 'eidan' ),
				$name
			),
		};
	}

	/**
	 * Why an attribute is refused.
	 *
	 * @param string $name Attribute.
	 */
	private static function attribute_reason( string $name ): string {
		return sprintf(
			/* translators: %s: Attribute of an SVG element. */
			__( 'The file has a “%s” attribute, which icons cannot have. Export it as plain SVG with presentation attributes.', 'eidan' ),
			$name
		);
	}

	/**
	 * A refusal.
	 *
	 * @param string $reason What is wrong and what to do.
	 */
	private static function refuse( string $reason ): WP_Error {
		return new WP_Error( 'eidan_svg_refused', $reason, array( 'status' => 400 ) );
	}
}
