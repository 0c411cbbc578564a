<?php
/**
 * An icon that somebody uploads is a drawing and nothing else.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Icons;

use Eidan\Icons\Library;
use Eidan\Icons\Svg;
use Eidan\Tests\TestCase;

final class SvgTest extends TestCase {

	/** @return array<string, array{string}> */
	public static function hostile(): array {
		$inside = array(
			'script'              => '<script>alert(1)</script>',
			'script with address' => '<script href="https://evil.test/x.js"/>',
			'script, namespaced'  => '<svg:script xmlns:svg="http://www.w3.org/2000/svg">alert(1)</svg:script>',
			'script in capitals'  => '<SCRIPT>alert(1)</SCRIPT>',
			'onload'              => '<g onload="alert(1)"/>',
			'onclick'             => '<path d="M0 0" onclick="alert(1)"/>',
			'onbegin'             => '<animate onbegin="alert(1)" attributeName="x" dur="1s"/>',
			'onfocus'             => '<g onfocus="alert(1)" tabindex="0"/>',
			'ONMOUSEOVER'         => '<rect ONMOUSEOVER="alert(1)" width="9" height="9"/>',
			'foreignObject'       =>
				'<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="alert(1)"/></body>'
				. '</foreignObject>',
			'iframe'              => '<iframe src="https://evil.test/"/>',
			'use elsewhere'       => '<use href="https://evil.test/x.svg#a"/>',
			'use xlink'           =>
				'<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="data:image/svg+xml;base64,PHN2Zz4=#a"/>',
			'use inside'          => '<use href="#a"/>',
			'image'               => '<image href="https://evil.test/pixel.gif" width="1" height="1"/>',
			'image data'          => '<image href="data:image/svg+xml,&lt;svg onload=alert(1)&gt;"/>',
			'feImage'             => '<filter><feImage href="https://evil.test/x"/></filter>',
			'link'                => '<a href="javascript:alert(1)"><path d="M0 0"/></a>',
			'link, tab in it'     => '<a href="java&#9;script:alert(1)"><path d="M0 0"/></a>',
			'set'                 => '<set attributeName="href" to="javascript:alert(1)"/>',
			'animate'             =>
				'<path d="M0 0"><animate attributeName="href" values="javascript:alert(1)"/></path>',
			'animateTransform'    => '<animateTransform attributeName="transform" from="0" to="9" dur="1s"/>',
			'animateMotion'       => '<animateMotion path="M0 0" dur="1s"/>',
			'style element'       => '<style>@import "https://evil.test/x.css";</style>',
			'style with url'      => '<style>path{fill:url(https://evil.test/x)}</style>',
			'style attribute'     => '<path d="M0 0" style="background:url(javascript:alert(1))"/>',
			'style, harmless'     => '<path d="M0 0" style="fill:red"/>',
			'fill by address'     => '<path d="M0 0" fill="url(https://evil.test/#a)"/>',
			'fill by javascript'  => '<path d="M0 0" fill="javascript:alert(1)"/>',
			'fill, broken out'    => '<path d="M0 0" fill="red&quot; onload=&quot;alert(1)"/>',
			'mask'                => '<mask><path d="M0 0"/></mask>',
			'clip-path'           => '<path d="M0 0" clip-path="url(https://evil.test/#a)"/>',
			'filter'              => '<path d="M0 0" filter="url(https://evil.test/#a)"/>',
			'marker'              => '<path d="M0 0" marker-end="url(https://evil.test/#a)"/>',
			'cursor'              => '<path d="M0 0" cursor="url(https://evil.test/#a)"/>',
			'path data'           => '<path d="M0 0&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"/>',
			'transform'           => '<path d="M0 0" transform="url(https://evil.test/)"/>',
			'handler'             => '<handler type="application/ecmascript">alert(1)</handler>',
			'listener'            => '<listener event="load" handler="#h"/>',
			'text'                => '<text>free money</text>',
			'bare text'           => 'free money',
			'CDATA'               => '<![CDATA[<script>alert(1)</script>]]>',
			'instruction'         => '<?xml-stylesheet href="https://evil.test/x.css"?>',
			'embed'               => '<embed src="https://evil.test/x.swf"/>',
			'video'               => '<video src="https://evil.test/x.mp4"/>',
			'switch'              => '<switch><path d="M0 0"/></switch>',
			'defs with gradient'  => '<defs><linearGradient><stop/></linearGradient></defs>',
		);
		$whole  = array(
			'entities'            =>
				'<!DOCTYPE svg [<!ENTITY x "y">]><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">&x;</svg>',
			'billion laughs'      =>
				'<!DOCTYPE svg [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]><svg viewBox="0 0 24 24">&b;</svg>',
			'external entity'     =>
				'<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg viewBox="0 0 24 24">&x;</svg>',
			'no XML'              => 'GIF89a<script>alert(1)</script>',
			'not closed'          => '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M0 0">',
			'HTML'                => '<html><body onload="alert(1)"/></html>',
			'nothing'             => '',
			'no viewBox'          =>
				'<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24"><path d="M0 0"/></svg>',
			'viewBox, broken out' =>
				'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24&quot; onload=&quot;alert(1)">'
				. '<path d="M0 0"/></svg>',
			'onload on the root'  => '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" onload="alert(1)"/>',
			'oversized'           => '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="'
				. str_repeat( 'M0 0', 13_000 ) . '"/></svg>',
		);

		return array_map(
			static fn( string $svg ): array => array( $svg ),
			$whole + array_map(
				static fn( string $part ): string =>
					'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">' . $part . '</svg>',
				$inside
			)
		);
	}

	public function test_hostile_files_are_refused_with_a_reason(): void {
		self::assertGreaterThanOrEqual( 40, count( self::hostile() ) );
		foreach ( self::hostile() as $name => list( $svg ) ) {
			$clean = Svg::clean( $svg );
			if ( 'script, namespaced' === $name || 'script in capitals' === $name ) {
				self::assertTrue(
					$clean instanceof \WP_Error || ! str_contains( strtolower( $clean ), 'script' ),
					$name
				);
				continue;
			}
			self::assertInstanceOf( \WP_Error::class, $clean, $name );
			self::assertStringEndsWith( '.', $clean->get_error_message(), $name );
		}
	}

	public function test_what_drawing_programs_leave_behind_goes_and_the_drawing_stays(): void {
		// phpcs:disable Eidan.Files.LineLength -- A file as a program writes it.
		$svg = '<?xml version="1.0" encoding="UTF-8"?><!-- Generator: A program --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
			<svg xmlns="http://www.w3.org/2000/svg" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" id="Layer_1" class="a" width="24px" height="24px" viewBox="0 0 24 24" version="1.1" xml:space="preserve" sodipodi:docname="x.svg">
				<title>Mark</title><desc>By hand</desc><sodipodi:namedview id="n"/><metadata><x/></metadata><defs></defs>
				<g id="a" data-name="b" transform="translate(1 2) rotate(45)"><path fill-rule="evenodd" fill="#FF0000" d="M1,2 L3-4 z"/><circle cx="1.5" cy="2" r="3" fill="none" stroke="black" stroke-width="1.5"/></g>
			</svg>';
		// phpcs:enable Eidan.Files.LineLength
		self::assertSame(
			'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="currentColor">'
				. '<g transform="translate(1 2) rotate(45)">'
				. '<path fill-rule="evenodd" fill="currentColor" d="M1,2 L3-4 z"/>'
				. '<circle cx="1.5" cy="2" r="3" fill="none" stroke="currentColor" stroke-width="1.5"/></g></svg>',
			Svg::clean( $svg )
		);
	}

	public function test_every_icon_of_the_set_is_clean_and_named(): void {
		$number = 0;
		foreach ( Library::categories() as $category ) {
			foreach ( $category['icons'] as $name => list( $label, $words ) ) {
				++$number;
				$svg = Library::svg( $name );
				self::assertSame( $svg, Svg::clean( $svg ), $name );
				self::assertMatchesRegularExpression( '/^[a-z][a-z-]+$/', $name );
				self::assertNotSame( '', $label . $words );
			}
		}
		self::assertGreaterThanOrEqual( 120, $number );
		self::assertSame( '', Library::svg( 'no-such-icon' ) );
	}
}
