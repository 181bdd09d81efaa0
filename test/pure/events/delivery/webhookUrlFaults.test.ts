import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type WebhookUrlPolicy, webhookUrlFaults } from '../../../../src/events/delivery/webhookUrlFaults'

const strict: WebhookUrlPolicy = { allowHttp: false, allowPrivateAddresses: false }
const open: WebhookUrlPolicy = { allowHttp: true, allowPrivateAddresses: true }

const messages = (url: string, policy = strict): string[] => webhookUrlFaults(url, policy).map(({ message }) => message)

const notPublic = (host: string): string => `expected a host of the public Internet, got ${host}`

describe('spec: Events: where webhooks may be sent', () => {
  test.each([
    'https://hooks.example.com/absences',
    'https://example.com',
    'https://example.com.',
    'https://example.com:8443/a/b?token=1&x=%23#'.slice(0, -1),
    'https://xn--bcher-kva.example/',
    'https://bücher.example/',
    'HTTPS://EXAMPLE.COM/',
    'https://my_host.example.com/',
    'https://93.184.215.14/',
    'https://[2606:2800:21f:cb07:6820:80da:af6b:8b2c]/',
    'https://[::ffff:93.184.215.14]/',
    'https://localhost.example.com/',
    'https://notlocalhost.example/',
    'https://mylocal.example/',
    'https://arpa.example/',
    'https://thehome.arpa/',
  ])('%s', (url) => expect(messages(url)).toEqual([]))

  test('the fault names the field', () => {
    expect(webhookUrlFaults('http://hooks.example.com', strict)).toStrictEqual([{ path: 'url', message: 'expected a URL with https:, got http:' }])
  })

  test('every fault is told at once', () => {
    expect(messages('ftp://name:pass@localhost:0/#here', strict)).toEqual([
      'expected a URL with https:, got ftp:', 'expected a URL without user name and password, got one with them',
      'expected a URL without fragment, got one with #', notPublic('localhost'), 'expected a port from 1 to 65535, got 0',
    ])
  })
})

describe('the scheme', () => {
  test('http where it is allowed', () => {
    expect(messages('http://hooks.example.com', { ...strict, allowHttp: true })).toEqual([])
    expect(messages('https://hooks.example.com', { ...strict, allowHttp: true })).toEqual([])
  })

  test.each(['ftp', 'ws', 'wss', 'httpss', 'x'])('%s never', (scheme) => {
    expect(messages(`${scheme}://hooks.example.com`, open)).toEqual([`expected a URL with https: or http:, got ${scheme}:`])
  })
})

describe('a URL that is none, or that not everybody reads alike', () => {
  test.each([
    '', ' ', 'hooks.example.com', '//hooks.example.com', '/absences', 'https://', 'https:', 'https:example.com', 'https:/example.com', 'https:///example.com',
    'https://?', 'https://#', 'https://:443', 'https://a b.example', ' https://example.com', 'https://example.com ', 'https://exam\nple.com', 'https://exam\tple.com',
    'https://example.com/\u0000', 'https://example.com/\u007f', 'https://example.com\\@127.0.0.1', 'https:\\\\example.com', 'https://example.com/a\u00a0b',
    'https://example.com:65536', 'https://example.com:x', 'https://[::1', 'https://[fe80::1%25eth0]/', 'https://1.2.3.256/', 'https://a.1.2.3.4/', 'https://ex<ample.com',
    'https://%00.example.com', 'javascript:alert(1)', 'data:text/plain,x', 'file:///etc/passwd', 'mailto:a@example.com',
  ])('%j', (url) => expect(messages(url, open)).toEqual(['expected an absolute URL, got one that cannot be read']))
})

describe('what must not be in it', () => {
  test.each(['https://name@example.com', 'https://name:pass@example.com', 'https://:pass@example.com', 'https://example.org@example.com'])('%s', (url) => {
    expect(messages(url, open)).toEqual(['expected a URL without user name and password, got one with them'])
  })

  test.each(['https://example.com/#a', 'https://example.com#', 'https://example.com/?a#b#c'])('%s', (url) => {
    expect(messages(url, open)).toEqual(['expected a URL without fragment, got one with #'])
  })

  test('port 0; the others are ports', () => {
    expect(messages('https://example.com:0', open)).toEqual(['expected a port from 1 to 65535, got 0'])
    expect(messages('https://example.com:00000', open)).toEqual(['expected a port from 1 to 65535, got 0'])
    expect([':1', ':443', ':65535', ':'].flatMap((port) => messages(`https://example.com${port}`))).toEqual([])
  })

  test('more than 2048 characters', () => {
    const long = (length: number): string => 'https://example.com/'.padEnd(length, 'a')
    expect(messages(long(2048))).toEqual([])
    expect(messages(long(2049))).toEqual(['expected at most 2048 characters, got 2049'])
  })
})

/** What it is written as, and the host that it is. */
const inner: readonly (readonly [string, string])[] = [
  ['localhost', 'localhost'], ['LOCALHOST', 'localhost'], ['localhost.', 'localhost.'], ['api.localhost', 'api.localhost'], ['%6cocalhost', 'localhost'],
  ['loc\u00adalhost', 'localhost'], ['ｌｏｃａｌｈｏｓｔ', 'localhost'],
  ['printer.local', 'printer.local'], ['a.b.local.', 'a.b.local.'], ['metadata.google.internal', 'metadata.google.internal'], ['router.home.arpa', 'router.home.arpa'],
  ['home.arpa', 'home.arpa'], ['home.arpa.', 'home.arpa.'], ['intranet', 'intranet'], ['intranet.', 'intranet.'], ['com', 'com'],
  ['localhost..', 'localhost..'], ['.localhost', '.localhost'], ['.example.com', '.example.com'], ['a..example.com', 'a..example.com'],
  ['127.0.0.1', '127.0.0.1'], ['127.1', '127.0.0.1'], ['0x7f.1', '127.0.0.1'], ['2130706433', '127.0.0.1'], ['017700000001', '127.0.0.1'], ['0x7f000001', '127.0.0.1'],
  ['127.0.0.1.', '127.0.0.1'], ['１２７.０.０.１', '127.0.0.1'], ['127。0。0。1', '127.0.0.1'], ['%31%32%37.0.0.1', '127.0.0.1'], ['0', '0.0.0.0'],
  ['10.0.0.1', '10.0.0.1'], ['172.16.0.1', '172.16.0.1'], ['192.168.0.1', '192.168.0.1'], ['169.254.169.254', '169.254.169.254'], ['100.64.0.1', '100.64.0.1'],
  ['192.0.2.1', '192.0.2.1'], ['198.18.0.1', '198.18.0.1'], ['224.0.0.1', '224.0.0.1'], ['255.255.255.255', '255.255.255.255'], ['0xffffffff', '255.255.255.255'],
  ['[::1]', '[::1]'], ['[::]', '[::]'], ['[0:0:0:0:0:0:0:1]', '[::1]'], ['[fe80::1]', '[fe80::1]'], ['[fd00::1]', '[fd00::1]'], ['[ff02::1]', '[ff02::1]'],
  ['[2001:db8::1]', '[2001:db8::1]'], ['[::ffff:127.0.0.1]', '[::ffff:7f00:1]'], ['[::FFFF:7F00:1]', '[::ffff:7f00:1]'], ['[::127.0.0.1]', '[::7f00:1]'],
  ['[64:ff9b::10.0.0.1]', '[64:ff9b::a00:1]'], ['[2002:7f00:1::]', '[2002:7f00:1::]'], ['[2001::1]', '[2001::1]'],
]

describe('hosts that are not of the public Internet', () => {
  test.each(inner)('https://%s is refused', (host, got) => expect(messages(`https://${host}/`)).toEqual([notPublic(got)]))

  test.each(inner)('https://%s is let in where private addresses are allowed', (host) => expect(messages(`https://${host}/`, open)).toEqual([]))
})

test('whatever is let in has the public host that any reader of URLs finds in its text', () => {
  const piece = fc.constantFrom('https', 'http', ':', '//', '/', '\\', '@', '.', 'example', 'com', 'localhost', '127', '0x7f', '1', '[::1]', '#', '?', '%2e', '\t', '。', ':0', ':443')
  const urls = fc.oneof(fc.string(), fc.webUrl(), fc.array(piece, { maxLength: 9 }).map((pieces) => pieces.join('')), fc.array(piece).map((pieces) => `https://${pieces.join('')}`))
  fc.assert(fc.property(urls, (url) => {
    const faults = webhookUrlFaults(url, strict)
    expect(faults.every(({ path }) => path === 'url')).toBe(true)
    if (faults.length > 0) return
    // RFC 3986, appendix B.
    const authority = /^([^:/?#]+):\/\/([^/?#]*)/.exec(url)!
    expect(authority[1]!.toLowerCase()).toBe('https')
    expect(new URL(`https://${authority[2]!}`).host).toBe(new URL(url).host)
    expect(new URL(url).hostname).toMatch(/\./)
    expect(new URL(url).hostname).not.toMatch(/(^|\.)localhost\.?$|^127\.[\d.]+$/)
  }), { numRuns: 1000 })
})
