// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <new>
#include <vector>

namespace ratatosk::kernel {

/// Memory that begins with a cache line: a wide load that crosses two takes twice as long.
template <class Number>
struct CacheLineAllocator {
    using value_type = Number;
    static constexpr std::align_val_t kLine{64};

    CacheLineAllocator() = default;
    template <class Other>
    CacheLineAllocator(const CacheLineAllocator<Other>&)
    {
    }

    Number* allocate(std::size_t count) { return static_cast<Number*>(::operator new(count * sizeof(Number), kLine)); }
    void deallocate(Number* numbers, std::size_t) { ::operator delete(numbers, kLine); }
    bool operator==(const CacheLineAllocator&) const = default;
};

template <class Number>
using AlignedVector = std::vector<Number, CacheLineAllocator<Number>>;

/// Such memory for a computation that fills it before it reads: not filled with zeros first.
class Scratch
{
public:
    Scratch() = default;
    explicit Scratch(std::int64_t count)
        : m_numbers(CacheLineAllocator<float>().allocate(static_cast<std::size_t>(count)), Free{}), m_count(count)
    {
    }

    float* data() const { return m_numbers.get(); }
    std::int64_t count() const { return m_count; }

private:
    struct Free {
        void operator()(float* numbers) const { CacheLineAllocator<float>().deallocate(numbers, 0); }
    };

    std::unique_ptr<float[], Free> m_numbers;
    std::int64_t m_count = 0;
};

} // namespace ratatosk::kernel
